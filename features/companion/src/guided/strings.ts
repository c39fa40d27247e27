/** What the screens of guided say. */

// guided-entry.tsx
export const whatYouWrote = 'What you wrote';
export const yourPageIsLonger = 'Your page is longer. The rest of it stays on your page.';
export const putItOnThePage = 'Put it on the page';

// guided-ways.tsx
export const theQuestionsCould = 'The questions could not be started';
export const tryAgain = 'Try again';
export const yourWordsAreUnchanged = 'Your words are unchanged.';
export const otherChoices = 'Other choices';
