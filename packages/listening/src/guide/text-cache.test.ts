import { expect, test } from 'vitest';
import { createTextCache, forgetTexts } from './text-cache.ts';

test('everything that was cached by text is forgotten at once', () => {
  const one = createTextCache<number>();
  const other = createTextCache<string>();
  one.set('My mother died', 1);
  other.set('I miss her', 'a reply');
  forgetTexts();
  expect([one.size, other.size]).toEqual([0, 0]);
});
