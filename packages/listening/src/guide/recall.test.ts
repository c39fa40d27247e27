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

test('what was asked for is told with the sentence beside it', () => {
  expect(
    lastReplyTo([
      'Jim always did bins. Thursday. Green one week',
      'I missed two',
      'which day did I say bins were',
    ]),
  ).toBe('You told me: “Jim always did bins. Thursday.”');
});

test.each(['ok last one. when do I sleep', 'where is she really'])(
  '%j is no question about what was told',
  (question) => {
    expect(lastReplyTo([...told, question])).not.toContain('You told me');
  },
);
