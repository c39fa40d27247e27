/** Moves time and visibility for the tests of the frame. */
import type { TestData } from '@mooring/data/testing';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Moves the clock without running timers, as when the device sleeps. */
export function moveClock(data: TestData, ms: number) {
  data.setNow(new Date(data.env.now().getTime() + ms).toISOString());
}

/** Sealing and opening take real time, also while the timers are fake. */
const realTimeout = globalThis.setTimeout;

/** Moves clock and timers together, in steps of ten seconds, and then waits a moment for the work that they started. */
export async function advance(data: TestData, ms: number) {
  for (let left = ms; left > 0; left -= 10_000) {
    const step = Math.min(left, 10_000);
    moveClock(data, step);
    await act(() => vi.advanceTimersByTimeAsync(step));
  }
  await act(() => new Promise((done) => realTimeout(done, 50)));
}

/** Shows or hides the tab. */
export function setInView(inView: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (inView ? 'visible' : 'hidden'),
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
