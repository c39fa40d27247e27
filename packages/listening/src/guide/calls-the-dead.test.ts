import { expect, test } from 'vitest';
import { actByWords } from './act-by-words.ts';

const actOf = (text: string) => actByWords(text, text.split(/\s+/).length);

test.each([
  'Danny honey its mom. The lady at the group said you can talk on here',
  "Rosa, it's me.",
])('%s: said to the one who is gone', (text) => expect(actOf(text)).toBe('be-dead'));

test.each(["Today it's Dad's funeral", "Tomorrow, it's mum's birthday", "Maybe it's me"])(
  '%s: told',
  (text) => expect(actOf(text)).not.toBe('be-dead'),
);
