import { expect, test } from 'vitest';
import { phrasesOf } from '../danger/phrases-testing.ts';
import { screenText } from '../danger/screening.ts';
import { readMessage } from './read-message.ts';
import { careDueTo } from './stop-rule.ts';
import { touchesDying } from './touches-dying.ts';

test.each(phrasesOf('near-card').map((phrase) => [phrase]))(
  '%s: without a card, a plain question or presence',
  (phrase) => {
    const isCard = screenText(phrase).level >= 2;
    expect(isCard || careDueTo(readMessage(phrase, null)) !== null).toBe(true);
  },
);

test('grief is seldom asked about', () => {
  const grief = [...phrasesOf('grief-death'), ...phrasesOf('grief-parting')];
  const touched = grief.filter(touchesDying);
  expect(touched.length, touched.join('\n')).toBeLessThanOrEqual(grief.length * 0.03);
});

test.each([
  'I cut the bread with the knife he made',
  'We walked along the river to the sea',
  'I kept his scissors for the wrapping paper',
  'We went to the bridge club together for years',
  'I go to her grave on Sundays',
])('%s: nothing is asked', (phrase) => expect(touchesDying(phrase)).toBe(false));
