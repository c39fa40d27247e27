import { expect, test } from 'vitest';
import { saysYoungChild } from './is-young-child.ts';

test.each([
  'I am 11 and nobody talks to me',
  'im only 9',
  "i'm eleven years old, my mum is sick",
  "I'm in year 5 and they laugh",
  'im a 9 year old boy',
  'im a 9yo',
  'im a 10-year-old girl',
  'they wont let me see her since im 9.',
])('%s: a child under 13 writes', (text) => expect(saysYoungChild(text)).toBe(true));

test.each([
  'I am 11 weeks pregnant',
  'I am 10 minutes away',
  "I'm 12 days sober",
  'I am 42',
  'my son is 9',
  'I was 11 when she died',
  'I am nine months on',
  'im 5 stone lighter',
  'her boots are size 8, im a 6',
  'my father is in Dubai since I am 4, I know my teacher more',
])('%s: not a child', (text) => expect(saysYoungChild(text)).toBe(false));
