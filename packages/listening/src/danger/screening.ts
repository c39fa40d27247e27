/** The entry that `data.safety` loads with the first text: the screens for texts and replies, and the reply after an alert. */
export { replyAfterAlert } from './reply-after-alert.ts';
export { screenText } from './screen.ts';
export { screenReply } from './screen-reply.ts';
