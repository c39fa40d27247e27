import { describe, expect, test } from 'vitest';
import { linesOf, topicOfReply } from './lines.ts';
import { mayAsk } from './question-words.ts';
import { lastReplyTo, repliesTo, type Said } from './talk-testing.ts';

const hearing = (text: string, id: string, score: number, remark?: string): Said => ({
  text,
  reading: {
    about: {
      questions: [{ id, score }],
      remarks: remark ? [{ id: remark, score: 0.6 }] : [],
    },
  },
});
const asksOf = (id: string) => linesOf(`question-${id}`).map(({ text }) => text);
const told = 'my mother told me these things happen to everybody';

describe('a question that fits what was told', () => {
  test('stands alone where the reader is sure of it', () => {
    expect(asksOf('say-back')).toContain(lastReplyTo([hearing(told, 'say-back', 0.5)]));
  });

  test('stands after a word of one’s own, and then nothing is said back', () => {
    const reply = lastReplyTo([hearing(told, 'say-back', 0.5, 'clumsy-words')]);
    expect(topicOfReply(reply)).toBe('remark-clumsy-words');
    expect(asksOf('say-back').some((ask) => reply.endsWith(ask))).toBe(true);
    expect(reply).not.toContain('Your mother told you');
  });

  test('stands alone after a name, which is not remarked on', () => {
    const reply = lastReplyTo([
      'my mum died in May',
      hearing('her name was Ruth, you know', 'what-like', 0.5, 'fond'),
    ]);
    expect(reply).toMatch(/^What was .* like\?$/);
  });

  test.each(['friendly', 'gentle'] as const)('is asked once in a talk (%s)', (tone) => {
    const house = (text: string) => hearing(text, 'house-now', 0.5);
    const replies = repliesTo(
      [
        house('the kitchen is so quiet without the radio'),
        'I made soup in the big pan',
        'it snowed on the roof of the van',
        house('the hall smells of paint and of nothing else'),
      ],
      { tone },
    );
    expect(replies.filter((reply) => /house like now|to come home now/.test(reply))).toHaveLength(
      1,
    );
  });

  test.each([
    ['where the reader is unsure', [hearing(told, 'say-back', 0.08)]],
    ['where no questions are wanted', ['no questions please', hearing(told, 'say-back', 0.5)]],
    ['where something is asked', [hearing(`${told}, is that true?`, 'say-back', 0.5)]],
    [
      'where what was told already says it',
      [hearing(`${told} and I said nothing`, 'say-back', 0.5)],
    ],
  ] as [string, Said[]][])('is not asked %s', (_, said) => {
    const reply = lastReplyTo(said);
    expect(asksOf('say-back').filter((ask) => reply.includes(ask))).toEqual([]);
  });

  test.each([
    ['danger', { level: 1 as const }],
    ['guilt', { about: { blame: 0.7, questions: [{ id: 'say-back', score: 0.5 }] } }],
  ])('is not asked after %s', (_, reading) => {
    const reply = lastReplyTo([{ text: told, reading }]);
    expect(asksOf('say-back').filter((ask) => reply.includes(ask))).toEqual([]);
  });

  test.each([
    ['how somebody saw a suicide coming', ['my brother killed himself'], 'expected'],
    ['an abuser fondly', ['he hit me for years, my dad'], 'more-of'],
    ['a child', ['im 9 and my nan died'], 'hardest'],
    ['whether they still speak, of the dead', ['my husband died in march'], 'still-speak'],
  ] as [string, string[], string][])('does not ask %s', (_, before, id) => {
    const reply = lastReplyTo([...before, hearing('he split the wood every day, my ex', id, 0.6)]);
    expect(asksOf(id).filter((ask) => reply.includes(ask))).toEqual([]);
  });

  test.each([
    ['twice in a row at most where the reader is less sure', 0.4, false],
    ['once more where it is surer', 0.5, true],
  ])('is asked %s', (_, score, isAskedOnceMore) => {
    const talk = [
      hearing(told, 'say-back', 0.5),
      hearing('the van stood in the rain by the bus stop all afternoon', 'who-with', 0.5),
      hearing('he has taken the good armchair and the kettle with him', 'what-with-it', score),
    ];
    const asked = repliesTo(talk).map((reply) => reply.includes('?'));
    expect(asked).toEqual([true, true, isAskedOnceMore]);
  });

  test.each([
    ['how-long-ago', 'my brother died three years ago', false],
    ['how-long-ago', 'my brother died on the ferry', true],
    ['which-song', 'the shop was full of people', false],
    ['which-song', 'that song came on in the shop', true],
    ['how-felt-good', 'I will jump off the high board tomorrow', false],
    ['anything-else', 'the shop was full of people', true],
  ])('%s, after "%s": %s', (id, text, isAsked) => {
    expect(mayAsk({ id, score: 0.3 }, text)).toBe(isAsked);
  });
});
