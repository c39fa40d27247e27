import { expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';

const told = [
  'My wife Pilar died in March. We were together 27 years.',
  'We met in Valencia in a queue for horchata.',
  'I see the solicitor on Tuesday at ten.',
  'She used to sing Moon River when she did the ironing.',
];

test.each([
  ['Where did I say Pilar and I met?', 'We met in Valencia in a queue for horchata.'],
  ['when did I say I see him, the solicitor?', 'I see the solicitor on Tuesday at ten.'],
  ['Which song was it I mentioned?', 'She used to sing Moon River when she did the ironing.'],
])('"%s" is answered by the sentence that holds it', (question, sentence) => {
  expect(lastReplyTo([...told, question])).toBe(`You told me: “${sentence}”`);
});

test('a name that was never told is not made up', () => {
  expect(lastReplyTo(['mum died on monday', 'what was her name, do you remember?'])).toBe(
    'You have not told me that name yet. What is it?',
  );
});

test('a name that stood alone is found again', () => {
  expect(
    lastReplyTo(['my cat died', 'Mr Pickles. he was nineteen', 'can you tell me my cats name']),
  ).toMatch(/Pickles/);
});

test('a recall is not taken for a request to write', () => {
  expect(
    lastReplyTo([...told, 'what was her name again? I want to see someone else write it']),
  ).toBe('Your wife’s name is Pilar.');
});

test('a summary gives back sentences of the person', () => {
  expect(lastReplyTo([...told, 'can you sum up what I told you'])).toContain('27 years');
});

test('a sentence is told with the ones after it, where what is asked for often stands', () => {
  expect(
    lastReplyTo([
      'Jim always did bins. Thursday. Green one week',
      'I missed two',
      'which day did I say bins were',
    ]),
  ).toBe('You told me: “Jim always did bins. Thursday. Green one week.”');
});

test.each(['ok last one. when do I sleep', 'where is she really'])(
  '%j is no question about what was told',
  (question) => {
    expect(lastReplyTo([...told, question])).not.toContain('You told me');
  },
);

test.each([
  [
    ['he was 86', 'Dad drove a Saab. It was green', 'which Saab did I say it was'],
    'You told me: “Dad drove a Saab. It was green.”',
  ],
  [
    [
      'One left me her sewing machine, the other left me her debts.',
      "The machine was Iris's.",
      'Whose was the sewing machine?',
    ],
    "You told me: “One left me her sewing machine, the other left me her debts.” And: “The machine was Iris's.”",
  ],
  [
    [
      'I lost my daughter in April.',
      'No, I typed it wrong, it was August',
      'When did my daughter go?',
    ],
    'You told me: “I lost my daughter in April.” Then you put it right: “No, I typed it wrong, it was August.”',
  ],
])('%j: what one message leaves open is told from the next', (lines, reply) => {
  expect(lastReplyTo(lines)).toBe(reply);
});

test('a name in a sentence whose words for kin are not known is not said to be untold', () => {
  expect(
    lastReplyTo([
      'my pikin Zion die for hospital, 3 weeks old',
      'my husband no dey talk again',
      'you remember my baby name?',
    ]),
  ).toBe('You told me: “My pikin Zion die for hospital, 3 weeks old.”');
});

test('a name is told whole, whatever its letters', () => {
  expect(
    lastReplyTo(['my brother Loïc will call the restaurant', "what is my brother's name again?"]),
  ).toBe('Your brother’s name is Loïc.');
});

test('of somebody who is only he, the own sentence is told', () => {
  expect(
    lastReplyTo([
      'then Otis came, and we had him eleven days',
      'How many days did I tell you we had him?',
    ]),
  ).toBe('You told me: “Then Otis came, and we had him eleven days.”');
});

test('what was told beside a request for a text can be asked for again', () => {
  const reply = lastReplyTo([
    'my daughter died in a crash last year',
    'write me a few words for the prize. she was doing food science and could not boil an egg',
    'what was it I told you she was studying',
  ]);
  expect(reply).toContain('food science');
});

test('a correction of something else is not put beside what is asked for', () => {
  const reply = lastReplyTo([
    'my instructor Shaz is 24 and she cried more than I did',
    'I went to the pub with my sister after',
    'Gareth is my husband, not my dad. my dad was steelworks',
    'what did I say my instructor was called',
  ]);
  expect(reply).not.toContain('put it right');
});
