/** What a message from the middle of a talk may be for, other than to tell something. */
export const purposes = [
  'correct',
  'misread',
  'app',
  'question',
  'request',
  'recall',
  'small',
] as const;
export type Purpose = (typeof purposes)[number];

/** What somebody may want from the companion who asks something, or asks for something. `guide/wanted.ts` says what answers it. */
export const wishes = [
  'want-why',
  'want-what-if',
  'want-of-them',
  'want-normal',
  'want-how-long',
  'want-what-to-do',
  'want-how-to-live',
  'want-facts',
  'want-of-you',
  'want-of-app',
  'want-recall',
  'want-just-listen',
  'want-say-something',
  'want-distract',
  'want-ask-me',
  'want-calm',
  'want-write',
] as const;
export type Wish = (typeof wishes)[number];
