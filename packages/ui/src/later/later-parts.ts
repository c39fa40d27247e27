/** What no first page shows, in one file of the build, since all three stand on the same parts of Radix. */
export { Question } from '../dialog/question.tsx';
export { Sheet } from '../dialog/sheet.tsx';
export { Toasts } from '../toast/toasts.tsx';
