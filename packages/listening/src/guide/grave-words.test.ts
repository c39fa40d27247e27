import { expect, test } from 'vitest';
import { mayAsk } from './question-words.ts';
import { mayRemark } from './remark-words.ts';

const remark = { id: 'small-thing', score: 0.6 };

test.each([
  'I found her hat, from the hospital, our baby never wore it',
  'the ashes came in a bag like from a shop',
  'on the stairs, on the fourth step, where I found her',
])('nothing light is said, and nothing of everyday asked, after %j', (text) => {
  expect(mayRemark(remark, text)).toBe(false);
  expect(mayAsk({ id: 'rest-of-day', score: 0.3 }, text)).toBe(false);
});

test('both are for what is no more than sad', () => {
  const text = 'her glasses still lie on the window sill';
  expect(mayRemark(remark, text)).toBe(true);
  expect(mayAsk({ id: 'rest-of-day', score: 0.3 }, text)).toBe(true);
});
