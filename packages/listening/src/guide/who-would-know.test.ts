import { describe, expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';
import { whoWouldKnow } from './who-would-know.ts';

describe('where the shelf has no answer, the reply names who has one', () => {
  test.each([
    ['Can I take his walking stick on as hand luggage?', /airline/],
    ["Do I have any right to stay in the house? It's in his name only.", /lawyer|legal advice/],
    ['What happens to his state pension, do they want the last week back?', /pension office/],
    ['How soon would the council flat have to be empty?', /housing office/],
    ['49 days prayer, must close all the days or only the last?', /elder/],
    ['Do they put the urn in the coffin or beside it?', /funeral director/],
    ['Do I need separate insurance to drive her car home?', /insurer/],
    ['Is the office of the coroner open on a Sunday?', /coroner/],
  ])('%j', (question, who) => {
    expect(whoWouldKnow(question)).toMatch(who);
  });

  test.each([
    'Why does Thursday feel longer?',
    'Will it always be like this?',
    'Am I a bad son?',
    'Why do I wake at three every night?',
    'Did my dog know that I was there?',
    'Where do I find the will to go on?',
    'Does she hear my prayers?',
    'Did it hurt when they closed the coffin?',
    'Is it normal that they laugh about me at school?',
  ])('%j is for nobody to answer', (question) => {
    expect(whoWouldKnow(question)).toBeNull();
  });
});

test('it stands in the reply, and not in two replies in a row', () => {
  const asks = (text: string) => ({ text, reading: { act: 'ask-info' } }) as const;
  const first = asks('Can I take his walking stick on the plane as hand luggage?');
  const second = asks('And does his hat box count as hand luggage or as a coat?');
  expect(lastReplyTo([first])).toBe(
    "I don't know that. The airline can tell you before you travel.",
  );
  expect(lastReplyTo([first, second])).not.toContain('airline');
});
