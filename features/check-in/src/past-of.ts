import type { CheckIn, Past } from '@mooring/data';

/** A check-in, for asking whether it is not to be brought up. */
export const pastOf = ({ id, createdAt, notes, word }: CheckIn): Past => ({
  id,
  date: createdAt,
  text: [word, notes].filter(Boolean).join('\n'),
});
