import { paths } from '@mooring/contract';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame } from '../frame/frame.tsx';
import { Component as Dashboard } from './dashboard-screen.tsx';
import { supports } from './support-offers.ts';

const routes = [
  { Component: Frame, children: [{ path: paths.dashboard.pattern, Component: Dashboard }] },
];
const open = (data: TestData | Promise<TestData>) =>
  renderScreen({ routes, path: '/dashboard', data, bare: true });

async function withSupport(support: string, now?: string) {
  const data = await createTestData(now ? { now } : {});
  await data.records.put('onboarding', { support });
  return data;
}

/** The links of the page itself, in the order they are read. */
const links = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** The calm page that this evening has. */
const tonight = '/meditations?read=evening-putting-the-day-away';

const settled = () => screen.findByRole('button', { name: 'Quiet for today' });

test('a visitor finds safety, the hour, two cards, the check-in and a closing line', async () => {
  await open(createTestData({ session: 'signed-out' }));
  expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', '/companion');
  expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/journal');
  expect(screen.getByRole('heading', { level: 1, name: 'You are safe here.' })).toBeVisible();
  expect(screen.getByText('Good evening.')).toBeVisible();
  expect(screen.getByText('You are doing better than you think.')).toBeVisible();
  expect(links()).toEqual(['/companion', '/journal', '/emotions']);
});

test.each([
  ['listening', [tonight, '/companion', '/journal', '/emotions']],
  ['finding-words', ['/prompts', tonight, '/journal', '/companion', '/emotions']],
  [
    'daily-shape',
    ['/emotions', '/rituals?ritual=daily-release', tonight, '/companion', '/journal'],
  ],
  ['worst-moments', ['/safety', tonight, '/companion', '/journal', '/emotions']],
  ['quiet', ['/write', tonight, '/journal', '/companion', '/emotions']],
])('who asked for %s is offered that first, and both cards stay', async (support, order) => {
  expect(supports).toContain(support);
  await open(withSupport(support));
  await settled();
  await waitFor(() => expect(links()).toEqual(order));
});

test.each([
  ['2026-11-20T06:00:00', 'gentle-awakening'],
  ['2026-11-20T13:00:00', 'sensory-grounding'],
  ['2026-11-20T19:00:00', 'daily-release'],
  ['2026-11-20T02:00:00', 'calming-visualization'],
])('at %s the small ritual of a daily shape is %s', async (now, ritual) => {
  await open(withSupport('daily-shape', now));
  await waitFor(() => expect(links()).toContain(`/rituals?ritual=${ritual}`));
});

test('Not today hides what asks for something, says so, and can be undone', async () => {
  const data = await withSupport('finding-words');
  const { user } = await open(data);
  await user.click(await settled());
  expect(await screen.findByText(/Quiet until tomorrow/)).toBeVisible();
  expect(links()).toEqual(['/journal', '/companion', '/emotions']);
  expect(screen.getByText('It can wait.')).toBeVisible();
  expect((await data.records.get('settings'))?.quietDay).toBe('2026-11-20');
  const back = screen.getByRole('button', { name: 'Show them after all' });
  await waitFor(() => expect(back).toHaveFocus());
  await user.click(back);
  await waitFor(() => expect(links()[0]).toBe('/prompts'));
  expect(await data.records.get('settings')).toEqual({});
});

test('what helps in the worst moments stays on a quiet day', async () => {
  const data = await withSupport('worst-moments');
  await data.records.put('settings', { quietDay: '2026-11-20' });
  await open(data);
  await screen.findByText(/Quiet until tomorrow/);
  expect(links()[0]).toBe('/safety');
});

test('the next day the check-in is asked for again', async () => {
  const data = await createTestData();
  await data.records.put('settings', { quietDay: '2026-11-20' });
  await data.checkIns.save({ emotion: 'Grief', intensity: 2, notes: '' });
  await open(data);
  expect(await screen.findByText('You named it Grief today.')).toBeVisible();
  await screen.findByText(/Quiet until tomorrow/);
  data.setNow('2026-11-21T07:00:00');
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText('Last time it was Grief. How is it now?')).toBeVisible();
  expect(screen.getByText('Good morning.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Quiet for today' })).toBeVisible();
});

test('a Not today that could not be saved says so', async () => {
  const data = await createTestData();
  const { user } = await open(data);
  const button = await settled();
  data.failNextWrite('store.failed');
  await user.click(button);
  expect(await screen.findByText('That could not be saved')).toBeInTheDocument();
  expect(button).toHaveTextContent('Quiet for today');
});

test.each(['visitor', 'open'] as const)(
  'with ten entries on one device only (%s) a backup is suggested, and can be put off',
  async (session) => {
    const data = await createTestData({ session });
    for (let entry = 0; entry < 10; entry += 1) {
      await data.entries.create({ title: `${entry}`, content: 'Words.', tags: [] });
    }
    const { user } = await open(data);
    expect(await screen.findByRole('link', { name: 'Make a backup' })).toHaveAttribute(
      'href',
      '/profile/export',
    );
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Make a backup' })).toBeNull());
    expect((await data.records.get('settings'))?.backupLater).toBe('2026-11-20');
  },
);

test('somebody whose last backup is old reads that, and not that there is none', async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'Mine', content: 'Words.', tags: [] });
  await data.settings.change({ backupAt: '2026-10-01T10:00:00.000Z' });
  await open(data);
  expect(await screen.findByText(/Your last backup is at least 30 days old\./)).toBeVisible();
  expect(screen.queryByText(/on this device only/)).not.toBeInTheDocument();
});

test('opening Home and pressing anything on it count as activity', async () => {
  const data = await createTestData();
  const { user } = await open(data);
  await settled();
  const noted = () => localStorage.getItem('mooring.last-activity');
  await waitFor(() => expect(noted()).toBe(data.env.now().toISOString()));
  data.setNow('2026-11-20T21:40:00');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(noted()).toBe(data.env.now().toISOString()));
});
