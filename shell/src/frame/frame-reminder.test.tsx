import type { TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advance, moveClock, setInView } from './frame-testing.ts';
import { minute, openAt, routes, said, stubNotifications, words } from './reminder-testing.tsx';
// Loaded on demand in the app. Here it has to be loaded before the clock is stopped.
import './watch-reminder.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  setInView(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the reminder comes once at the chosen time, and its button leads to a page to write on', async () => {
  const { data, where } = await openAt();
  expect(said(data)).toBe(0);
  await advance(data, 2 * minute);
  await expect.poll(() => said(data)).toBe(1);
  expect(screen.getByText('A quiet page is here')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Write' }).click());
  await advance(data, 10);
  expect(where()).toBe('/write');
  await advance(data, 10 * minute);
  expect(data.notices.store.getState().map(({ key }) => key)).toEqual(['reminder.write']);
});

test('the reminder comes again the next day', async () => {
  const { data } = await openAt();
  await advance(data, 2 * minute);
  moveClock(data, 24 * 60 * minute);
  await advance(data, minute);
  expect(data.notices.store.getState()).toHaveLength(2);
});

test('a visitor is reminded as well', async () => {
  const { data } = await openAt({ session: 'visitor' });
  await advance(data, 2 * minute);
  await expect.poll(() => said(data)).toBe(1);
});

test('the reminder still comes when the app is opened within the hour after it', async () => {
  const { data } = await openAt({ now: '2026-11-20T20:55:00' });
  await expect.poll(() => said(data)).toBe(1);
});

test('no reminder comes when the app is opened more than an hour after it', async () => {
  const { data } = await openAt({ now: '2026-11-20T21:01:00' });
  await advance(data, 5 * minute);
  expect(said(data)).toBe(0);
});

test('no reminder comes on a day on which something was written', async () => {
  const { data } = await openAt({}, (made) =>
    made.entries.create({ title: 'Today', content: 'A walk', tags: [] }),
  );
  await advance(data, 10 * minute);
  expect(said(data)).toBe(0);
});

test('no reminder comes on a day on which Not today was pressed', async () => {
  const { data } = await openAt({}, (made) =>
    made.records.put('settings', { reminderAt: '20:00', quietDay: '2026-11-20' }),
  );
  await advance(data, 10 * minute);
  expect(said(data)).toBe(0);
});

test.each(['/write', '/safety'])(
  'on %s nobody is called away; elsewhere it comes later',
  async (path) => {
    const { data, go } = await openAt({ path });
    await advance(data, 10 * minute);
    expect(said(data)).toBe(0);
    await go('/journal');
    await advance(data, minute);
    await expect.poll(() => said(data)).toBe(1);
  },
);

test('no reminder comes when it is switched off or the app is locked', async () => {
  const { data } = await openAt();
  await act(() => data.accounts.lock());
  await advance(data, 5 * minute);
  expect(said(data)).toBe(0);
});

test('a reminder that another tab has shown is not shown again', async () => {
  const { data } = await openAt();
  localStorage.setItem('mooring.reminded', '2026-11-20');
  await advance(data, 5 * minute);
  expect(said(data)).toBe(0);
});

test('out of view the reminder is a notification with the same text; a press brings the app back', async () => {
  const made = stubNotifications('granted');
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => {});
  const { data } = await openAt();
  setInView(false);
  await advance(data, 2 * minute);
  expect(made).toHaveLength(0);
  await advance(data, minute);
  await expect.poll(() => made).toMatchObject([{ title: 'A quiet page is here', body: words }]);
  made[0]?.onclick?.();
  expect(focus).toHaveBeenCalledOnce();
  await act(async () => setInView(true));
  await advance(data, 5 * minute);
  expect(made).toHaveLength(1);
  expect(said(data)).toBe(0);
});

test.each([
  ['a browser that was not allowed to', 'denied', true],
  ['a phone that cannot from here', 'granted', false],
] as const)(
  'out of view in %s, it waits until the app is in view',
  async (_, permission, works) => {
    stubNotifications(permission, works);
    const { data } = await openAt();
    setInView(false);
    await advance(data, 10 * minute);
    expect(said(data)).toBe(0);
    await act(async () => setInView(true));
    await advance(data, 10);
    await expect.poll(() => said(data)).toBe(1);
  },
);

test('out of view on Android, where a page may not, the service worker shows the notification', async () => {
  stubNotifications('granted', false);
  const showNotification = vi.fn(async () => {});
  const serviceWorker = { getRegistration: async () => ({ showNotification }) };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  const { data } = await openAt();
  setInView(false);
  await advance(data, 10 * minute);
  expect(showNotification).toHaveBeenCalledOnce();
  expect(showNotification).toHaveBeenCalledWith('A quiet page is here', {
    body: words,
    tag: 'mooring.reminded',
  });
  await act(async () => setInView(true));
  await advance(data, 10);
  expect(said(data)).toBe(0);
});

test('only one of two tabs shows the reminder', async () => {
  const asked: string[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const request = (name: string, work: () => unknown) => {
    asked.push(name);
    const mine = turn.then(work);
    turn = mine;
    return mine;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
  // Both tabs check at the same moment, before either has shown it.
  let open = (_: null) => {};
  const gate = new Promise<null>((resolve) => {
    open = resolve;
  });
  const streak = { count: async () => 0, lastDay: () => gate };
  const { data } = await openAt({}, async (made) => Object.assign(made, { streak }));
  const tab = await data.openTab();
  const other = { ...data, ...tab, streak } as TestData;
  await renderScreen({ routes, path: '/journal', data: other, bare: true });
  await advance(data, 3 * minute);
  open(null);
  await advance(data, 10);
  const all = () => [...data.notices.store.getState(), ...tab.notices.store.getState()];
  await expect.poll(all).toMatchObject([{ key: 'reminder.write' }]);
  await advance(data, minute);
  expect(all()).toHaveLength(1);
  expect(asked.length).toBeGreaterThan(0);
});
