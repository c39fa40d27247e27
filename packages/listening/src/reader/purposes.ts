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
