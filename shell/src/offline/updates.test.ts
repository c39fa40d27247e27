import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUpdates } from './updates.ts';
import { fromPage } from './worker-words.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waiting() {
  const reload = vi.fn();
  const told: unknown[] = [];
  const updates = createUpdates(reload);
  updates.waits({ postMessage: (message: unknown) => void told.push(message) });
  return { updates, reload, told };
}

test('a newer build that waits is said, and nothing happens by itself', () => {
  const { updates, reload, told } = waiting();
  expect(updates.state()).toBe('ready');
  updates.moved();
  updates.taken();
  expect(told).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('asked for, it takes over and the page starts anew', () => {
  const { updates, reload, told } = waiting();
  updates.use(false);
  expect(updates.state()).toBe('switching');
  expect(told).toEqual([fromPage.use]);
  expect(reload).not.toHaveBeenCalled();
  updates.taken();
  expect(reload).toHaveBeenCalledOnce();
});

test('asked for where something is half written, it comes with the next page', () => {
  const { updates, reload, told } = waiting();
  updates.use(true);
  expect([updates.state(), told]).toEqual(['next-page', []]);
  updates.moved();
  expect(told).toEqual([fromPage.use]);
  updates.taken();
  expect(reload).toHaveBeenCalledOnce();
});

test('put off, it stays unsaid while this page is open', () => {
  const { updates, told } = waiting();
  updates.use(true);
  updates.later();
  updates.moved();
  updates.waits({ postMessage: () => {} });
  expect([updates.state(), told]).toEqual(['none', []]);
});

test('a worker that another tab asked for does not take this page along', () => {
  const { updates, reload } = waiting();
  updates.use(true);
  updates.taken();
  expect(updates.state()).toBe('none');
  updates.moved();
  expect(reload).not.toHaveBeenCalled();
});

test('a worker that never takes over gives the page back', () => {
  const { updates, reload } = waiting();
  const heard = vi.fn();
  updates.subscribe(heard);
  updates.use(false);
  vi.advanceTimersByTime(5_000);
  expect(updates.state()).toBe('ready');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});
