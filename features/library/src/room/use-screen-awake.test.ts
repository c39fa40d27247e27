import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScreenAwake } from './use-screen-awake.ts';

/** The wake lock of a browser that has one. */
function fakeWakeLock() {
  const release = vi.fn(async () => {});
  const request = vi.fn(async (_kind: string) => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return { request, release };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('the screen stays on in a room, and may go dark once it is paused or left', async () => {
  const { request, release } = fakeWakeLock();
  const { rerender, unmount } = renderHook(useScreenAwake, { initialProps: true });
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  rerender(false);
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
  rerender(true);
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(2));
});

test('who comes back to the page finds the screen kept on again', () => {
  const { request } = fakeWakeLock();
  renderHook(useScreenAwake, { initialProps: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a browser that refuses, or has no wake lock, changes nothing', async () => {
  renderHook(useScreenAwake, { initialProps: true }).unmount();
  const { request } = fakeWakeLock();
  request.mockRejectedValue(new Error('Low battery'));
  renderHook(useScreenAwake, { initialProps: true }).unmount();
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
});
