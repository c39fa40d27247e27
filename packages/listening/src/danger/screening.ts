/** What `data.safety` loads at the first text: the screen with its rules, and what is said afterwards. */
export { screenText } from './screen.ts';
export { screenReply } from './screen-reply.ts';
export { stayingReply } from './staying.ts';
