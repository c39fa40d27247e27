import { afterEach, expect, test } from 'vitest';
import { createTestData } from '../testing.ts';

const words = { title: 'The second cup', content: 'I filled it anyway.', tags: [] };
const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  [['2026-11-20T09:00:00', '2026-11-20T23:59:59'], 1],
  [['2026-11-20T23:59:59', '2026-11-21T00:00:01'], 2],
  [['2026-11-20T09:00:00', '2026-12-24T09:00:00'], 2],
  [['2026-11-20T09:00:00', '2026-11-21T09:00:00', '2026-11-21T10:00:00', '2026-11-22T09:00:00'], 3],
])('entries at %j make %i days of writing', async (times, days) => {
  const data = await createTestData();
  for (const time of times) {
    data.setNow(time);
    await data.entries.create(words);
  }
  expect(await data.streak.count()).toBe(days);
});

test('a day is the calendar day where the person is', async () => {
  // One hour apart: the same day in Auckland, two days in New York.
  const times = ['2026-11-20T04:30:00Z', '2026-11-20T05:30:00Z'];
  for (const [place, days] of [
    ['Pacific/Auckland', 1],
    ['America/New_York', 2],
  ] as const) {
    process.env.TZ = place;
    const data = await createTestData();
    for (const time of times) {
      data.setNow(time);
      await data.entries.create(words);
    }
    expect(await data.streak.count(), place).toBe(days);
  }
});

test('flying west over the same date counts it once', async () => {
  process.env.TZ = 'Asia/Tokyo';
  const data = await createTestData({ now: '2026-11-20T09:00:00+09:00' });
  await data.entries.create(words);
  process.env.TZ = 'America/Los_Angeles';
  data.setNow('2026-11-20T20:00:00-08:00');
  await data.entries.create(words);
  expect(await data.streak.count()).toBe(1);
});

test('a missed week takes nothing away, deleting does not either', async () => {
  const data = await createTestData();
  const entry = await data.entries.create(words);
  data.setNow('2026-11-28T09:00:00');
  await data.entries.create(words);
  await data.entries.remove(entry.id);
  await data.entries.restore(entry);
  expect(await data.streak.count()).toBe(2);
});

test('several first entries at once count one day, in one row', async () => {
  const data = await createTestData();
  await Promise.all(Array.from({ length: 5 }, () => data.entries.create(words)));
  expect(await data.streak.count()).toBe(1);
  expect(data.rows().match(/streak_count/g)).toHaveLength(1);
});

test('two tabs that write on the same day count it once, and the next day once more', async () => {
  const data = await createTestData();
  const other = await data.openTab();
  for (const day of ['2026-11-20', '2026-11-21']) {
    data.setNow(`${day}T23:50:00`);
    await Promise.all([data.entries.create(words), other.entries.create(words)]);
    await other.entries.create(words);
  }
  expect([await data.streak.count(), await other.streak.count()]).toEqual([2, 2]);
});

test('a move across the date line counts the day that is then today, as the arithmetic says', async () => {
  const data = await createTestData();
  for (const [place, time, days] of [
    ['Pacific/Auckland', '2026-11-20T09:00:00Z', 1],
    ['Pacific/Auckland', '2026-11-20T10:30:00Z', 1],
    // In Auckland it is the 21st, in Honolulu still the 20th: no new day.
    ['Pacific/Honolulu', '2026-11-20T12:00:00Z', 1],
    ['Pacific/Honolulu', '2026-11-21T12:00:00Z', 2],
    ['Pacific/Auckland', '2026-11-21T12:00:00Z', 3],
  ] as const) {
    process.env.TZ = place;
    data.setNow(time);
    await data.entries.create(words);
    expect(await data.streak.count(), `${place} ${time}`).toBe(days);
  }
});
