import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from './feature.ts';

const look = () => act(async () => void window.dispatchEvent(new Event('focus')));

test('words typed across midnight are kept, and saved to the day they are saved on', async () => {
  const data = await createTestData({ now: '2026-11-20T23:58:00' });
  await data.checkIns.save({ emotion: 'Grief', intensity: 3, notes: 'Before.' });
  const { user } = await renderScreen({ routes, path: '/emotions', data });
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  const notes = await screen.findByRole('textbox', { name: /Notes/ });
  await user.clear(notes);
  await user.type(notes, 'The clock struck.');
  data.setNow('2026-11-21T00:01:00');
  await look();
  expect(await screen.findByRole('textbox', { name: /Notes/ })).toHaveValue('The clock struck.');
  await user.click(screen.getByRole('button', { name: "Save Today's Check-In" }));
  expect(await screen.findByText('November 21, 2026')).toBeVisible();
  const { items } = await data.checkIns.recent();
  expect(items.map(({ day, notes: words }) => [day, words])).toEqual([
    ['2026-11-21', 'The clock struck.'],
    ['2026-11-20', 'Before.'],
  ]);
});

test('a clock that is set back shows the check-in of the day it says', async () => {
  const data = await createTestData({ now: '2026-11-19T09:00:00' });
  await data.checkIns.save({ emotion: 'Hope', intensity: 1, notes: 'Yesterday.' });
  data.setNow('2026-11-20T09:00:00');
  await renderScreen({ routes, path: '/emotions', data });
  expect(await screen.findByText('How are you feeling?')).toBeVisible();
  data.setNow('2026-11-19T10:00:00');
  await look();
  expect(await screen.findByText("Today's Check-In")).toBeVisible();
  expect(screen.getByText('Yesterday.')).toBeVisible();
});

test('in the night the clocks go back, the longer day is one day', async () => {
  const data = await createTestData({ now: '2026-11-01T00:30:00' });
  await data.checkIns.save({ emotion: 'Sadness', intensity: 2, notes: '' });
  data.setNow('2026-11-01T23:30:00');
  expect((await data.checkIns.today())?.emotion).toBe('Sadness');
  const { items } = await data.checkIns.listWithoutNotes({ from: '2026-11-01', to: '2026-11-01' });
  expect(items).toHaveLength(1);
});
