import type { Message } from './read-message.ts';

/** What is said of a text after it was asked for: whom it is from, how it should be. */
const addition =
  /^(?:from|to|for|not?|nothing|make it|do it|shorter|longer|it's for|sign|with|without|put|please|just|in|maybe|like) /i;
export const addsToRequest = ({ text, wordCount, act }: Message): boolean =>
  wordCount <= 16 && addition.test(text) && !text.includes('?') && act !== 'bye';
