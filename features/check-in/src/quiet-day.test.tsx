import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from './feature.ts';

const open = (data: TestData) => renderScreen({ routes, path: '/emotions', data });

async function quietToday() {
  const data = await createTestData();
  await data.records.put('settings', { streakHidden: true, quietDay: '2026-11-20' });
  return data;
}

test('on a day that is to stay quiet the form asks for nothing but what is named', async () => {
  await open(await quietToday());
  expect(await screen.findByText(/You chose a quiet day/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Grief' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Insight' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Find Clarity' })).toBeNull();
});

test('and a check-in is answered with no insight, no suggestion and no garden', async () => {
  const data = await quietToday();
  await data.checkIns.save({ emotion: 'Grief', intensity: 4, notes: '' });
  await open(data);
  expect(await screen.findByText(/You chose a quiet day/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'View History' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Insight' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save to Memory Garden' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Journal Prompt/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Right now' })).toHaveAttribute('href', '/safety');
});

test('it can be taken back, and the other settings stay', async () => {
  const data = await quietToday();
  const { user } = await open(data);
  await user.click(await screen.findByRole('button', { name: 'Show them after all' }));
  expect(await screen.findByRole('heading', { name: 'Insight' })).toBeVisible();
  expect(await data.records.get('settings')).toEqual({ streakHidden: true });
});

test('tomorrow it is over by itself', async () => {
  const data = await quietToday();
  await open(data);
  await screen.findByText(/You chose a quiet day/);
  data.setNow('2026-11-21T07:00:00');
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('heading', { name: 'Insight' })).toBeVisible();
});
