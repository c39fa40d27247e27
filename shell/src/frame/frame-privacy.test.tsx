import { paths } from '@mooring/contract';
import { ana, createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frame } from './frame.tsx';
import { advance, reach, setInView } from './frame-testing.ts';

const routes = [
  {
    Component: Frame,
    children: [
      { path: paths.journal.pattern, element: <h1>Journal</h1> },
      { path: paths.auth.pattern, element: <h1>Create Your Safe Space</h1> },
    ],
  },
];
const start = '2026-11-20T21:10:00';
const seen = () => localStorage.getItem('mooring.last-seen');

async function openJournal(prepare: (data: TestData) => Promise<unknown> = async () => {}) {
  const data = await createTestData({ now: start });
  await data.records.put('settings', { keepPrivate: true });
  await prepare(data);
  const shown = await renderScreen({ routes, path: '/journal', data, bare: true });
  await advance(data, 10);
  return shown;
}
const expectOpen = () => expect(screen.getByRole('heading', { name: 'Journal' })).toBeVisible();
const expectLocked = async (data: TestData) => {
  await expect.poll(() => data.session.getState().status).toBe('locked');
  expect(await screen.findByRole('heading', { name: 'Locked' })).toBeVisible();
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  setInView(true);
  vi.useRealTimers();
});

test('kept private, the app locks after five minutes out of view, and not before', async () => {
  const { data } = await openJournal();
  setInView(false);
  await advance(data, 4 * 60_000 + 50_000);
  expectOpen();
  await advance(data, 40_000);
  await expectLocked(data);
});

test('kept private, an app in view stays open however long', async () => {
  const { data } = await openJournal();
  await advance(data, 20 * 60_000);
  expectOpen();
});

test('a tab that slept out of view locks as it comes back, before it counts as seen', async () => {
  const { data } = await openJournal();
  setInView(false);
  reach(data, 6 * 60_000);
  await act(async () => setInView(true));
  await advance(data, 10);
  await expectLocked(data);
});

test('another tab in view keeps it open', async () => {
  const { data } = await openJournal();
  setInView(false);
  for (let minute = 0; minute < 10; minute += 1) {
    localStorage.setItem('mooring.last-seen', data.env.now().toISOString());
    await advance(data, 60_000);
  }
  expectOpen();
});

test('opened again after more than five minutes, it asks for the password first', async () => {
  const { data } = await openJournal(async () =>
    localStorage.setItem('mooring.last-seen', new Date('2026-11-20T21:04:00').toISOString()),
  );
  await expectLocked(data);
  await act(() => data.accounts.unlock(ana.password));
  await advance(data, 10 * 60_000);
  expectOpen();
});

test('opened again within five minutes, it stays open', async () => {
  await openJournal(async () =>
    localStorage.setItem('mooring.last-seen', new Date('2026-11-20T21:06:00').toISOString()),
  );
  expectOpen();
  await expect.poll(() => Date.parse(seen() ?? '')).toBeGreaterThanOrEqual(Date.parse(start));
});

test('not asked to, it stays open in the background', async () => {
  const { data } = await openJournal((made) => made.records.put('settings', {}));
  setInView(false);
  await advance(data, 30 * 60_000);
  expectOpen();
});

test('asked to after a while, it does not lock under the hand that asks', async () => {
  const { data } = await openJournal((made) => made.records.put('settings', {}));
  await advance(data, 10 * 60_000);
  await act(() => data.records.put('settings', { keepPrivate: true }));
  await advance(data, 60_000);
  expectOpen();
});

test('a visitor has no password, and so is never locked out', async () => {
  const data = await createTestData({ now: start, session: 'visitor' });
  await data.records.put('settings', { keepPrivate: true });
  await renderScreen({ routes, path: '/journal', data, bare: true });
  setInView(false);
  await advance(data, 30 * 60_000);
  expectOpen();
  expect(seen()).toBeNull();
});

test.each([
  ['71:59', 71 * 60 + 59, false],
  ['72:01', 72 * 60 + 1, true],
])('a page left standing for %s hours ends by itself: %s', async (_hours, minutes, ends) => {
  const { data, where } = await openJournal((made) => made.records.put('settings', {}));
  const before = localStorage.getItem('mooring.last-activity');
  await data.drafts.keep('new', { title: '', content: 'Half a thought', tags: [] });
  reach(data, minutes * 60_000 - 60_000);
  await advance(data, 60_000);
  if (ends) {
    expect(
      await screen.findAllByText("You've been logged out due to inactivity for security purposes."),
    ).toHaveLength(1);
    expect(where()).toBe('/auth');
    await act(() => data.accounts.logIn(ana));
    expect(await data.drafts.get('new')).toMatchObject({ content: 'Half a thought' });
  } else {
    expectOpen();
    expect(localStorage.getItem('mooring.last-activity')).toBe(before);
  }
});

test('three days on the log-in page end nothing', async () => {
  const data = await createTestData({ now: start });
  const { where } = await renderScreen({ routes, path: '/auth', data, bare: true });
  reach(data, 80 * 60 * 60_000);
  await advance(data, 60_000);
  expect(where()).toBe('/auth');
  expect(data.session.getState().status).toBe('open');
  expect(screen.queryByText(/due to inactivity/)).toBeNull();
});
