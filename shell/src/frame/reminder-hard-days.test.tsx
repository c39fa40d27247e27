import type { TestData } from '@mooring/data/testing';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tomsBirthday } from '../dashboard/near-day-testing.ts';
import { advance, setInView } from './frame-testing.ts';
import { minute, openAt, said, stubNotifications } from './reminder-testing.tsx';
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

/** Toasts and notifications of a day whose reminder is due at eight. */
async function remindersOn(day: string, prepare: (data: TestData) => Promise<unknown>) {
  const made = stubNotifications('granted');
  const { data } = await openAt({ now: `${day}T19:58:00` }, prepare);
  await advance(data, 2 * minute);
  setInView(false);
  await advance(data, 10 * minute);
  setInView(true);
  await advance(data, minute);
  return { toasts: said(data), notifications: made.length };
}
const hardDay = (data: TestData) => data.hardDays.put(tomsBirthday);

test.each(['2026-11-19', '2026-11-26', '2026-11-27'])(
  'from a week before a hard day until the day after, nothing reminds: %s',
  async (day) => {
    expect(await remindersOn(day, hardDay)).toEqual({ toasts: 0, notifications: 0 });
  },
);

test.each(['2026-11-18', '2026-11-28'])(
  'before that week and after that day the reminder comes: %s',
  async (day) => {
    expect(await remindersOn(day, hardDay)).toEqual({ toasts: 1, notifications: 0 });
  },
);

test('near a hard day no notification comes out of view, and none of the day before after midnight', async () => {
  const made = stubNotifications('granted');
  const { data } = await openAt({ now: '2026-11-27T23:50:00' }, async (own) => {
    await own.records.put('settings', { reminderAt: '23:55' });
    await hardDay(own);
  });
  setInView(false);
  await advance(data, 20 * minute);
  expect(made).toHaveLength(0);
  await act(() => data.hardDays.remove('tom'));
  await advance(data, minute);
  await expect.poll(() => made).toHaveLength(1);
});

test('a hard day that is not to be brought up changes nothing, as on Home', async () => {
  const muted = async (data: TestData) => {
    await hardDay(data);
    await data.muted.change((before) => ({ ...before, words: ['Tom'] }));
  };
  expect(await remindersOn('2026-11-26', muted)).toEqual({ toasts: 1, notifications: 0 });
});

test('a yearly day of long ago that falls on muted days this year changes nothing', async () => {
  const muted = async (data: TestData) => {
    await data.hardDays.put({ ...tomsBirthday, date: { year: 1950, month: 11, day: 26 } });
    await data.muted.change((before) => ({
      ...before,
      days: [{ from: '2026-11-25', to: '2026-11-27' }],
    }));
  };
  expect(await remindersOn('2026-11-26', muted)).toEqual({ toasts: 1, notifications: 0 });
});

test('a day that is only kept, and not marked as hard, changes nothing', async () => {
  const kept = (data: TestData) => data.hardDays.put({ ...tomsBirthday, isHard: false });
  expect(await remindersOn('2026-11-26', kept)).toEqual({ toasts: 1, notifications: 0 });
});
