import { factsIn } from '@mooring/listening/facts';
import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';
import { peopleTold, personMeant } from './people-told.ts';

const vera = { name: 'Vera', bond: 'my mum', loss: 'death' as const };
const said = (text: string) => [{ role: 'user' as const, text }];

test.each([
  ['I miss my mum.', ['My mum Vera died.']],
  ['It would be Vera’s birthday.', ['My mum Vera died.']],
  ['MUM!', ['My mum Vera died.']],
  ['I cannot sleep.', []],
  ['My mummy blog is quiet.', []],
  ['Severa rang.', []],
  ['Her mum rang, and so did Ana’s mum.', []],
  ['Her mum rang. I thought of my mum.', ['My mum Vera died.']],
])('%s', (text, told) => {
  expect(peopleTold([vera], said(text))).toEqual(told);
});

test.each([
  [
    { ...vera, loss: 'pet' as const, bond: 'Our dog', name: 'Rex' },
    'the dog',
    'I have lost our dog Rex.',
  ],
  [
    { name: 'Ada', bond: 'our baby', loss: 'pregnancy' as const },
    'our baby',
    'This is about our baby Ada.',
  ],
  [{ name: 'Ines', bond: 'My friend' }, 'Ines', 'This is about my friend Ines.'],
  [
    { ...vera, loss: 'break-up' as const, bond: 'my ex', name: 'Sam' },
    'Sam',
    'My ex Sam and I are no longer together.',
  ],
  [
    { name: 'Ines', bond: 'my wife', loss: 'living-loss' as const },
    'my wife',
    'My wife is called Ines.',
  ],
])('it says no more than is known: %o', (person, text, line) => {
  expect(peopleTold([person], said(text))).toEqual([line]);
});

test.each(['pet', 'pregnancy', 'death', 'other', undefined] as const)(
  'the guide takes the name from it: %s',
  (loss) => {
    const at = '2026-11-20T10:00:00.000Z';
    const person = { name: 'Rex', bond: 'our dog', ...(loss ? { loss } : {}) };
    const [text = ''] = peopleTold([person], said('our dog'));
    expect(factsIn([{ id: 'one', text, at }])).toContainEqual(
      expect.objectContaining({ kind: 'name', about: 'dog', value: 'Rex' }),
    );
  },
);

test('what the companion says itself, and somebody with no relation, bring up nobody', () => {
  expect(peopleTold([vera], [{ role: 'companion', text: 'How was mum?' }])).toEqual([]);
  expect(peopleTold([{ ...vera, bond: '' }], said('Vera'))).toEqual([]);
});

test('a reply may build on it, and no other service is told it', async () => {
  const data = await createTestData();
  await data.someone.put({ ...vera, id: 'vera', called: '', calledYou: '', ending: '' });
  const message = {
    id: 'one',
    role: 'user' as const,
    text: 'I miss my mum.',
    at: '2026-11-20T10:00:00.000Z',
  };
  const turn = await data.memory.forTurn('talk', [message]);
  expect(turn.remembered).toEqual(['My mum Vera died.']);
  expect(turn.lines).toEqual([]);
});

test.each([
  ['what they were called', { words: ['Mouse'] }],
  ['their relation', { words: ['Mum'] }],
  ['their page', { items: ['vera'] }],
])('somebody is not told of where only %s is not to be brought up', async (_, part) => {
  const data = await createTestData();
  await data.someone.put({ ...vera, id: 'vera', called: 'Mouse', calledYou: '', ending: '' });
  await data.muted.change((before) => ({ ...before, ...part }));
  const at = '2026-11-20T10:00:00.000Z';
  const message = { id: 'one', role: 'user' as const, text: 'It would be Vera’s birthday.', at };
  expect((await data.memory.forTurn('talk', [message])).remembered).toEqual([]);
});

const shelf = [
  { id: 'vera', name: 'Vera', bond: 'my mum', called: 'Mouse' },
  { id: 'tom', name: 'Tom', bond: 'my ex', called: '' },
];

test.each([
  [['Talk to me like my mum did.'], 'vera'],
  [['Answer as Tom.'], 'tom'],
  [['Say it the way Mouse would.'], 'vera'],
  [['My mum died in May.', 'Be her. Just tonight.'], 'vera'],
  [['My mum died in May.', 'Now talk like Tom.'], 'tom'],
  [['My mum never liked Tom.', 'Be them.'], null],
  [['Vera and Tom, both of you, talk to me.'], null],
  [['Be her. Just tonight.'], null],
])('%j means %s', (texts, id) => {
  expect(
    personMeant(
      shelf,
      texts.map((text) => ({ role: 'user' as const, text })),
    ),
  ).toBe(id);
});
