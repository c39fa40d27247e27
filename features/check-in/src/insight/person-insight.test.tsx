import type { Someone } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const vera: Someone = {
  id: 'vera',
  name: 'Vera',
  called: '',
  calledYou: '',
  bond: 'my mum',
  loss: 'death',
  ending: '',
};
const tom: Someone = { ...vera, id: 'tom', name: 'Tom', bond: 'my ex', loss: 'break-up' };

type Life = { people: Someone[]; notes: string[]; muted?: string; quietDay?: string };

async function open({ people, notes, muted, quietDay }: Life) {
  const data = await createTestData({ now: '2026-11-20T12:00:00.000Z' });
  for (const one of people) await data.someone.put(one);
  for (const note of notes) {
    await data.checkIns.append({ emotion: 'Grief', intensity: 2, notes: note });
  }
  if (muted) await data.muted.change((before) => ({ ...before, words: [muted] }));
  if (quietDay) await data.records.put('settings', { streakHidden: true, quietDay });
  await renderScreen({ routes, path: '/emotions', data });
  await screen.findByRole('button', { name: /View (Emotion )?History/ });
}

const missed = ['I miss my mum.', 'It rained.', 'Vera would know.'];

test('the insight says whom the last check-ins name, without a tense or a gender', async () => {
  await open({ people: [vera, tom], notes: missed });
  expect(
    await screen.findByText('In two of your last three check-ins you wrote about your mum, Vera.'),
  ).toBeVisible();
});

test.each<[string, Life]>([
  ['one check-in names somebody', { people: [vera], notes: missed.slice(0, 2) }],
  ['two people are named', { people: [vera, tom], notes: [...missed, 'Tom called.'] }],
  ['the one is not to be brought up', { people: [vera], notes: missed, muted: 'mum' }],
  ['the day is to stay quiet', { people: [vera], notes: missed, quietDay: '2026-11-20' }],
])('where %s the insight names nobody', async (_, life) => {
  await open(life);
  await screen.findByText(life.quietDay ? /You chose a quiet day/ : /Insight/);
  // Two reads of what is stored come after the page is there; a save of something else has to wait for both.
  await expect(screen.findByText(/you wrote about/, {}, { timeout: 400 })).rejects.toThrow();
});
