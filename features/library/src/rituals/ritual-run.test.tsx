import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import routes from '../feature.ts';
import { formatProgress } from './format-progress.ts';
import { rituals } from './rituals.ts';

const press = async (user: Awaited<ReturnType<typeof renderScreen>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('guides through a ritual step by step and completes it', async () => {
  const { user, data, where } = await renderScreen({
    routes,
    path: '/rituals?ritual=daily-release',
  });
  await user.click(await screen.findByRole('link', { name: 'Walk it with me' }));
  expect(await screen.findByText(/Sit on the edge of the bed/)).toBeVisible();
  expect(await screen.findByText('Step 1 of 6')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  for (let step = 2; step <= 6; step += 1) {
    await press(user, 'Next step');
    expect(await screen.findByText(`Step ${step} of 6`)).toBeVisible();
  }
  await press(user, 'Back');
  expect(await screen.findByText(/for four seconds/)).toBeInTheDocument();
  await press(user, 'Next step');
  await press(user, 'Complete Ritual');
  expect(await screen.findByText('Ritual Completed')).toBeVisible();
  await waitFor(() => expect(where()).toBe('/rituals'));
  expect(await data.records.get('rituals')).toHaveLength(1);
});

test.each(['0', '-3', '99', 'x', '2.5'])('shows an existing step for the step %s', async (step) => {
  await renderScreen({ routes, path: `/rituals?ritual=daily-release&step=${step}` });
  expect(await screen.findByText(/Step [16] of 6/)).toBeVisible();
});

test('stops the timer while paused and while the device sleeps', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const data = await createTestData({ now: '2026-11-20T21:10:00' });
  const { user } = await renderScreen({
    routes,
    path: '/rituals?ritual=daily-release&step=1',
    data,
  });
  const pass = async (time: string) => {
    data.setNow(time);
    await act(async () => vi.advanceTimersByTime(1000));
  };
  await pass('2026-11-20T21:10:01');
  expect(screen.getByText('0:01 of about 5 min')).toBeVisible();
  await pass('2026-11-20T23:10:01');
  expect(screen.getByText('0:03 of about 5 min')).toBeVisible();
  await press(user, 'Pause');
  await pass('2026-11-20T23:10:05');
  expect(screen.getByText('0:03 of about 5 min')).toBeVisible();
  await press(user, 'Go on');
  await pass('2026-11-20T23:10:06');
  expect(screen.getByText('0:04 of about 5 min')).toBeVisible();
  vi.useRealTimers();
});

test('offers fields for the senses and saves nothing of them', async () => {
  const { user, data } = await renderScreen({
    routes,
    path: '/rituals?ritual=sensory-grounding&step=2',
  });
  expect(await screen.findAllByRole('textbox')).toHaveLength(5);
  await user.type(screen.getByLabelText('Something you can see, 1 of 5'), 'A blue cup');
  const before = data.rows();
  await press(user, 'Next step');
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  await press(user, 'Back');
  expect(screen.getByLabelText('Something you can see, 1 of 5')).toHaveValue('');
  expect(data.rows()).toBe(before);
});

test('stores nothing of what is written on the burned paper', async () => {
  const { user, data } = await renderScreen({
    routes,
    path: '/rituals?ritual=digital-burning-bowl&step=2',
  });
  await user.type(await screen.findByLabelText('Your piece of paper'), 'That last phone call');
  for (let step = 0; step < 3; step += 1) await press(user, 'Next step');
  expect(await screen.findByText('That last phone call')).toBeVisible();
  await press(user, 'Let the fire have it');
  await waitFor(() => expect(screen.getByText(/It is ash now/)).toBeVisible(), { timeout: 8000 });
  expect(screen.queryByText('That last phone call')).not.toBeInTheDocument();
  for (let step = 0; step < 3; step += 1) await press(user, 'Back');
  expect(screen.getByLabelText('Your piece of paper')).toHaveValue('');
  // The record of the safety card is written after every text, whatever it says, and holds none of it.
  const rows: { key?: string }[] = JSON.parse(data.rows());
  expect(rows.filter(({ key }) => key !== 'safety-alert')).toEqual([]);
});

test('reports an empty paper', async () => {
  await renderScreen({ routes, path: '/rituals?ritual=digital-burning-bowl&step=5' });
  expect(await screen.findByText(/Your paper is empty/)).toBeVisible();
});

test('has each aid at an existing step', () => {
  for (const { aids = {}, steps } of rituals)
    for (const index of Object.keys(aids)) expect(steps[Number(index)]).toBeDefined();
});

test.each([
  [0, '0:00 of about 5 min'],
  [65, '1:05 of about 5 min'],
  [600, '10:00 of about 5 min'],
])('formats %i seconds as %s', (seconds, words) => {
  expect(formatProgress(seconds, '5 min')).toBe(words);
});
