import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

async function withHistory() {
  const data = await createTestData({ now: '2026-11-18T09:00:00' });
  await data.checkIns.save({ emotion: 'Grief', intensity: 4, notes: 'Tom’s coat.' });
  data.setNow('2026-11-19T09:00:00');
  await data.checkIns.save({ emotion: 'Hope', intensity: 1, notes: 'A walk.' });
  data.setNow('2026-11-20T09:00:00');
  return data;
}

const muteTom = (data: Awaited<ReturnType<typeof withHistory>>) =>
  data.muted.change((before) => ({ ...before, words: ['Tom'] }));

test('the history shows only the day of what is not to be brought up, until it is pressed', async () => {
  const data = await withHistory();
  await muteTom(data);
  const { user } = await renderScreen({ routes, path: '/emotions', data });
  await user.click(await screen.findByRole('button', { name: 'View Emotion History' }));
  expect(await screen.findByText('A walk.')).toBeVisible();
  expect(screen.queryByText('Tom’s coat.')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Grief, November 18/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not brought up. Show it' }));
  expect(await screen.findByText('Tom’s coat.')).toBeVisible();
});

test('a check-in is not brought up again, which can be undone', async () => {
  const data = await withHistory();
  const { user } = await renderScreen({ routes, path: '/emotions', data });
  await user.click(await screen.findByRole('button', { name: 'View Emotion History' }));
  await user.click(await screen.findByRole('button', { name: /^Don’t bring up again: Hope/ }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Not brought up. Show it' })).toHaveFocus(),
  );
  expect(screen.queryByText('A walk.')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('A walk.')).toBeVisible();
});

test('the insight leaves out what is not to be brought up', async () => {
  const data = await withHistory();
  await muteTom(data);
  await data.checkIns.save({ emotion: 'Peaceful', intensity: 1, notes: '' });
  await renderScreen({ routes, path: '/emotions', data });
  await screen.findByRole('heading', { name: 'Insight' });
  await waitFor(() => expect(document.body).toHaveTextContent('Peace'));
  expect(document.body).not.toHaveTextContent(/grief/i);
});

test('today’s own notes wait behind one press where they are not to be brought up', async () => {
  const data = await withHistory();
  await muteTom(data);
  await data.checkIns.save({ emotion: 'Hope', intensity: 1, notes: 'Dreamt of Tom.' });
  const { user } = await renderScreen({ routes, path: '/emotions', data });
  const show = await screen.findByRole('button', { name: 'Not brought up. Show what you wrote' });
  expect(screen.queryByText('Dreamt of Tom.')).not.toBeInTheDocument();
  await user.click(show);
  expect(screen.getByText('Dreamt of Tom.')).toBeVisible();
});
