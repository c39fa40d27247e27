import { expect, test } from 'vitest';
import { timeOfLoss } from './times.ts';

test.each([
  ['My mum died in March. I still set two cups out every morning.', 'in March'],
  ['my dog died on friday and i cant stop crying', 'on Friday'],
  ['My mum died. I saw my sister on Monday.', null],
  ['Every morning I think of how he died.', null],
  ['She died three weeks ago.', 'three weeks ago'],
  ['I set two cups out every morning.', null],
])('the loss in %o happened %o', (text, time) => {
  expect(timeOfLoss(text)).toBe(time);
});
