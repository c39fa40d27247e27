import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

test('lists the rituals of each tab with length and description', async () => {
  const { user } = await renderScreen({ routes, path: '/rituals' });
  expect(await screen.findByRole('heading', { name: 'Gratitude Sunrise' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Release' }));
  expect(screen.getByRole('heading', { name: 'Digital Burning Bowl' })).toBeVisible();
  expect(screen.getByText('15 min')).toBeVisible();
  expect(screen.getByText(/Forgiveness is optional/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Gratitude Sunrise' })).not.toBeInTheDocument();
});

test('shows a ritual with numbered steps and returns to its tab', async () => {
  const { user, where } = await renderScreen({ routes, path: '/rituals' });
  await user.click(await screen.findByRole('tab', { name: 'Grounding' }));
  await user.click(screen.getByRole('link', { name: 'View Ritual: Nature Connection' }));
  await waitFor(() => expect(where()).toBe('/rituals?ritual=nature-connection'));
  expect(screen.getByRole('heading', { name: 'Nature Connection' })).toBeVisible();
  expect(screen.getByText('15 min')).toBeVisible();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(4);
  await user.click(screen.getByRole('link', { name: '← Back to rituals' }));
  await waitFor(() => expect(where()).toBe('/rituals'));
  expect(screen.getByRole('tab', { name: 'Grounding' })).toHaveAttribute('aria-selected', 'true');
});

test('the way to walk a ritual stands before its steps', async () => {
  await renderScreen({ routes, path: '/rituals?ritual=daily-release' });
  const walk = await screen.findByRole('link', { name: 'Walk it with me' });
  const [step] = screen.getAllByRole('listitem');
  if (!step) throw new Error('A ritual has steps.');
  expect(walk.compareDocumentPosition(step)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('logs a completed ritual with the day and returns to the list', async () => {
  const data = await createTestData({ now: '2026-11-20T12:00:00.000Z' });
  const { user, where } = await renderScreen({
    routes,
    path: '/rituals?ritual=daily-release',
    data,
  });
  await user.click(await screen.findByRole('button', { name: 'Complete Ritual' }));
  expect(await screen.findByText('Ritual Completed')).toBeVisible();
  expect(screen.getByText('Your healing journey continues. Well done.')).toBeVisible();
  await waitFor(() => expect(where()).toBe('/rituals'));
  expect(await data.records.get('rituals')).toEqual([
    { ritual: 'daily-release', day: '2026-11-20' },
  ]);
  expect(await screen.findByText('Done today')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Plant this: / }));
  expect(await screen.findByText('Done today, planted in your garden')).toBeVisible();
  expect((await data.moments.list()).items.map(({ content }) => content)).toEqual([
    'I made time for this: Daily Release.',
  ]);
});

test('keeps a ritual open and reports it when logging fails', async () => {
  const data = await createTestData();
  const { user, where } = await renderScreen({
    routes,
    path: '/rituals?ritual=daily-release',
    data,
  });
  const complete = await screen.findByRole('button', { name: 'Complete Ritual' });
  data.failNextWrite('store.failed');
  await user.click(complete);
  expect(await screen.findByText('That could not be saved')).toBeVisible();
  await waitFor(() => expect(where()).toBe('/rituals?ritual=daily-release'));
  expect(await data.records.get('rituals')).toBeNull();
});

test('redirects from an unknown ritual to the list', async () => {
  await renderScreen({ routes, path: '/rituals?ritual=nobody' });
  expect(await screen.findByRole('heading', { name: 'Healing Rituals' })).toBeVisible();
});
