/** What the screens of answers say. */

// answer-page.tsx
export const sourceChecked = (source: string, day: string) =>
  `Source: [${source}]. Checked ${day}. It is information, not advice for your own case.`;
export const nearThis = 'Near this';

// answers-screen.tsx
export const plainAnswers = 'Plain Answers';
export const shortAnswersToPractical =
  'Short answers to practical questions. Information, not advice. Each answer names its source.';
export const theAnswersCould = 'The answers could not be loaded';
export const tryAgain = 'Try Again';
export const theyAreThereAgain = 'They are there again as soon as there is a connection.';
export const searchTheAnswers = 'Search the answers';
export const noAnswerHasThese = 'No answer has these words. Try one of them.';
export const oneAnswer = 'One answer';
export const answersCount = (count: number) => `${count} answers`;
