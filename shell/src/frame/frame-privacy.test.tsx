import { paths } from '@mooring/contract';
import { ana, createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frame } from './frame.tsx';
import { advance, moveClock, setInView } from './frame-testing.ts';

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

test('a tab that slept out of view locks when it comes back', async () => {
  const { data } = await openJournal();
  setInView(false);
  moveClock(data, 6 * 60_000);
  await act(async () => setInView(true));
  await advance(data, 10);
  await expectLocked(data);
});

test('kept private, the app stays open while another tab is in view', async () => {
  const { data } = await openJournal();
  setInView(false);
  for (let minute = 0; minute < 10; minute += 1) {
    localStorage.setItem('mooring.last-seen', data.env.now().toISOString());
    await advance(data, 60_000);
  }
  expectOpen();
});

test('kept private, the app opened again after more than five minutes asks for the password first', async () => {
  const { data } = await openJournal(async () =>
    localStorage.setItem('mooring.last-seen', new Date('2026-11-20T21:04:00').toISOString()),
  );
  await expectLocked(data);
  await act(() => data.accounts.unlock(ana.password));
  await advance(data, 10 * 60_000);
  expectOpen();
});

test('kept private, the app opened again within five minutes stays open', async () => {
  await openJournal(async () =>
    localStorage.setItem('mooring.last-seen', new Date('2026-11-20T21:06:00').toISOString()),
  );
  expectOpen();
  await expect.poll(() => Date.parse(seen() ?? '')).toBeGreaterThanOrEqual(Date.parse(start));
});

test('not kept private, the app stays open in the background', async () => {
  const { data } = await openJournal((made) => made.records.put('settings', {}));
  setInView(false);
  await advance(data, 30 * 60_000);
  expectOpen();
});

test('keeping it private from now on does not lock the app that is in use', async () => {
  const { data } = await openJournal((made) => made.records.put('settings', {}));
  await advance(data, 10 * 60_000);
  await act(() => data.records.put('settings', { keepPrivate: true }));
  await advance(data, 60_000);
  expectOpen();
});

test('the app never locks for a visitor, who has no password', async () => {
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
  moveClock(data, minutes * 60_000 - 60_000);
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

test('three days on the log-in page do not end the session', async () => {
  const data = await createTestData({ now: start });
  const { where } = await renderScreen({ routes, path: '/auth', data, bare: true });
  moveClock(data, 80 * 60 * 60_000);
  await advance(data, 60_000);
  expect(where()).toBe('/auth');
  expect(data.session.getState().status).toBe('open');
  expect(screen.queryByText(/due to inactivity/)).toBeNull();
});

test('after a lock the browser no longer keeps the text that was searched last', async () => {
  const { data } = await openJournal();
  const kept = () => Reflect.get(RegExp, 'input');
  expect(/wren/.test('what was said of wren')).toBe(true);
  expect(kept()).toContain('wren');
  await act(() => data.accounts.lock());
  await expectLocked(data);
  await advance(data, 2_000);
  expect(kept()).not.toContain('wren');
});
