import { AppError } from '@mooring/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotices } from './notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('at most five are held, the newest first', () => {
  const { say, store } = createNotices();
  const ids = Array.from({ length: 7 }, () => say('moment.saved'));
  expect(store.getState().map(({ id }) => id)).toEqual(ids.slice(2).reverse());
});

test('dismissing closes at once and drops after the removal delay', () => {
  const { say, dismiss, store } = createNotices();
  const id = say('moment.saved');
  dismiss(id);
  expect(store.getState()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(store.getState()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.getState()).toEqual([]);
});

test('an error says its own sentence, any other the one given', () => {
  const { fail, store } = createNotices();
  fail(new AppError('store.full'), 'store.failed');
  fail(new Error('something private'), 'store.failed');
  expect(store.getState().map(({ key }) => key)).toEqual(['store.failed', 'store.full']);
});

test('one sentence is open at a time, the newest, whether it worked or not', () => {
  const { say, store } = createNotices();
  const open = () => store.getState().filter((notice) => notice.open);
  say('auth.name-required');
  say('auth.email-required');
  expect(open().map(({ key }) => key)).toEqual(['auth.email-required']);
  say('moment.saved');
  expect(open().map(({ key }) => key)).toEqual(['moment.saved']);
  say('profile.updated');
  expect(open().map(({ key }) => key)).toEqual(['profile.updated']);
});

test('that nothing can be kept is said until it is closed, however much is said after it', () => {
  const { say, dismiss, store } = createNotices();
  const open = () => store.getState().filter((notice) => notice.open);
  const kept = say('store.unavailable');
  for (let said = 0; said < 7; said += 1) say('moment.saved');
  expect(open().map(({ key }) => key)).toEqual(['moment.saved', 'store.unavailable']);
  dismiss(kept);
  expect(open().map(({ key }) => key)).toEqual(['moment.saved']);
});

test('a notice that offers an action waits behind what comes after it', () => {
  const { say, dismiss, store } = createNotices();
  const open = () => store.getState().filter((notice) => notice.open);
  const action = { label: 'Undo', run() {} };
  say('moment.deleted', { action });
  const next = say('profile.updated');
  expect(open().map(({ key }) => key)).toEqual(['profile.updated', 'moment.deleted']);
  dismiss(next);
  expect(open().map(({ key }) => key)).toEqual(['moment.deleted']);
});

test('what is mended is withdrawn', () => {
  const { say, withdraw, store } = createNotices();
  say('path.response-needed');
  withdraw('path.response-needed');
  expect(store.getState()).toMatchObject([{ open: false }]);
});

test('a notice can be changed while it is shown, and removed', () => {
  const { say, update, remove, store } = createNotices();
  const id = say('export.started', { values: { format: 'text' } });
  update(id, 'profile.updated');
  expect(store.getState()).toEqual([{ id, open: true, key: 'profile.updated' }]);
  remove(id);
  expect(store.getState()).toEqual([]);
});

test('a notice that is updated after it was dismissed stays', () => {
  const { say, dismiss, update, store } = createNotices();
  const id = say('moment.saved');
  dismiss(id);
  dismiss(id);
  update(id, 'moment.deleted');
  vi.advanceTimersByTime(2_000_000);
  expect(store.getState()).toEqual([{ id, open: true, key: 'moment.deleted' }]);
  expect(vi.getTimerCount()).toBe(0);
});
