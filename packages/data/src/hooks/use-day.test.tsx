// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestData, type TestData } from '../testing.ts';
import { DataProvider } from './data-context.tsx';
import { useDay } from './use-day.ts';

afterEach(() => vi.useRealTimers());

const Today = () => <p>{useDay()}</p>;

async function show(data: TestData) {
  vi.useFakeTimers();
  const view = render(
    <DataProvider data={data}>
      <Today />
    </DataProvider>,
  );
  return view;
}

test('midnight passes while the page is open and nobody touches it', async () => {
  const data = await createTestData({ now: '2026-12-31T23:59:50' });
  await show(data);
  expect(screen.getByText('2026-12-31')).toBeVisible();
  data.setNow('2027-01-01T00:00:00');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByText('2027-01-01')).toBeVisible();
});

test('a clock that is set back is followed within half a minute', async () => {
  const data = await createTestData({ now: '2026-11-20T12:00:00' });
  await show(data);
  data.setNow('2026-11-18T12:00:00');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByText('2026-11-18')).toBeVisible();
});

test('returning to the page checks the clock at once, and unmounting stops the timer', async () => {
  const data = await createTestData({ now: '2026-11-20T12:00:00' });
  const { unmount } = await show(data);
  data.setNow('2026-11-22T08:00:00');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.getByText('2026-11-22')).toBeVisible();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
