import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUpdates } from './updates.ts';
import { pageMessages } from './worker-messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waiting() {
  const reload = vi.fn();
  const told: unknown[] = [];
  const updates = createUpdates(reload);
  updates.onWorkerWaiting({ postMessage: (message: unknown) => void told.push(message) });
  return { updates, reload, told };
}

test('a newer build that waits is reported, and nothing happens by itself', () => {
  const { updates, reload, told } = waiting();
  expect(updates.state()).toBe('ready');
  updates.onPageChange();
  updates.onControllerChange();
  expect(told).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('an accepted update takes over and reloads the page', () => {
  const { updates, reload, told } = waiting();
  updates.apply(false);
  expect(updates.state()).toBe('switching');
  expect(told).toEqual([pageMessages.apply]);
  expect(reload).not.toHaveBeenCalled();
  updates.onControllerChange();
  expect(reload).toHaveBeenCalledOnce();
});

test('an update accepted on a page with unsaved input comes with the next page', () => {
  const { updates, reload, told } = waiting();
  updates.apply(true);
  expect([updates.state(), told]).toEqual(['next-page', []]);
  updates.onPageChange();
  expect(told).toEqual([pageMessages.apply]);
  updates.onControllerChange();
  expect(reload).toHaveBeenCalledOnce();
});

test('a postponed update is not offered again while this page is open', () => {
  const { updates, told } = waiting();
  updates.apply(true);
  updates.postpone();
  updates.onPageChange();
  updates.onWorkerWaiting({ postMessage: () => {} });
  expect([updates.state(), told]).toEqual(['none', []]);
});

test('a worker that another tab switched to does not reload this page', () => {
  const { updates, reload } = waiting();
  updates.apply(true);
  updates.onControllerChange();
  expect(updates.state()).toBe('none');
  updates.onPageChange();
  expect(reload).not.toHaveBeenCalled();
});

test('a worker that does not take over in time leaves the page usable', () => {
  const { updates, reload } = waiting();
  const heard = vi.fn();
  updates.subscribe(heard);
  updates.apply(false);
  vi.advanceTimersByTime(5_000);
  expect(updates.state()).toBe('ready');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});
