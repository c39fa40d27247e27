/** Time and view, as the tests of the frame move them. */
import type { TestData } from '@mooring/data/testing';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The clock moves without any timer, as in a sleep. */
export function reach(data: TestData, ms: number) {
  data.setNow(new Date(data.env.now().getTime() + ms).toISOString());
}

/** Opening and sealing take real time, which no stopped clock can hurry. */
const realTimeout = globalThis.setTimeout;

/** Time passes: the clock and the timers together, in steps of ten seconds, and then a moment for what it set off. */
export async function advance(data: TestData, ms: number) {
  for (let left = ms; left > 0; left -= 10_000) {
    const step = Math.min(left, 10_000);
    reach(data, step);
    await act(() => vi.advanceTimersByTimeAsync(step));
  }
  await act(() => new Promise((done) => realTimeout(done, 50)));
}

/** The tab comes into view or goes out of it. */
export function setInView(inView: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (inView ? 'visible' : 'hidden'),
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
