import { expect, test } from 'vitest';
import { timeSinceIn } from './time-since.ts';

test.each([
  ["it's been two years now", 'two years'],
  ['She died three weeks ago.', 'three weeks'],
  ['we were married for nineteen years', null],
  ['Every morning I think of how he died.', null],
])('how long it has been in "%s": %s', (text, span) => {
  expect(timeSinceIn(text)).toBe(span);
});
