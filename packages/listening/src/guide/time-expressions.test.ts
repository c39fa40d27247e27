import { expect, test } from 'vitest';
import { timeIn, timeOfLoss, timeSinceIn } from './time-expressions.ts';

test.each([
  ['My mum died in March. I still set two cups out every morning.', 'in March'],
  ['my dog died on friday and i cant stop crying', 'on Friday'],
  ['My mum died. I saw my sister on Monday.', null],
  ['Every morning I think of how he died.', null],
  ['She died three weeks ago.', 'three weeks ago'],
  ['I set two cups out every morning.', null],
])('the loss in %o has the time %o', (text, time) => {
  expect(timeOfLoss(text)).toBe(time);
});

test('a time is given in the words of the person', () => {
  expect(timeIn('my mum died three weeks ago')).toBe('three weeks ago');
  expect(timeIn('he left in march')).toBe('in March');
  expect(timeSinceIn("it's been two years now")).toBe('two years');
  expect(timeSinceIn('we were married for nineteen years')).toBeNull();
});
