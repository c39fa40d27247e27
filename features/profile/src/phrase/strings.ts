/** What the screens of phrase say. */

// confirm-phrase-page.tsx
export const threeOfTheWords = 'Three of the words';
export const readThemFromWhatYouWrote =
  'Read them from what you wrote down. That way you know that it can be read.';
export const wordNumber = (number: number) => `Word ${number}`;
export const theseAreTheWords = 'These are the words';
export const showMeTheWords = 'Show me the words again';

// phrase-page.tsx
export const the24Words = '24 words';
export const howToOpenIt = 'How to open it';
export const copy = 'Copy';
export const print = 'Print';
export const download = 'Download';
export const iHaveWrittenItDown = 'I have written it down';
export const later = 'Later';
export const youCanDoThisLater =
  'You can do this later in Profile. You will get a new set of words. Until then, only your password opens what you wrote.';
