import type { Emotion } from '@mooring/contract';
import { afterEach, expect, test } from 'vitest';
import { createTestData } from '../testing.ts';

async function felt(...days: [string, Emotion, number?][]) {
  const data = await createTestData();
  for (const [time, emotion, intensity = 2] of days) {
    data.setNow(time);
    await data.checkIns.append({ emotion, intensity, notes: `${emotion}, ${time}` });
  }
  return data;
}

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

const week = () =>
  felt(
    ['2026-10-31T23:59:59', 'Grief'],
    ['2026-11-01T00:00:00', 'Hope', 0],
    ['2026-11-15T12:00:00', 'Anger', 4],
    ['2026-11-30T23:59:59', 'Hope'],
    ['2026-12-01T00:00:00', 'Sadness'],
  );

test('a range of local days holds its first moment and its last, and nothing beside them', async () => {
  const data = await week();
  const { items } = await data.checkIns.listWithoutNotes({ from: '2026-11-01', to: '2026-11-30' });
  expect(items.map(({ day }) => day)).toEqual(['2026-11-30', '2026-11-15', '2026-11-01']);
  expect(items[1]).toMatchObject({ emotion: 'Anger', intensity: 4 });
  expect(items[1]).not.toHaveProperty('notes');
  const since = await data.checkIns.listWithoutNotes({ from: '2026-11-30' });
  expect(since.items.map(({ emotion }) => emotion)).toEqual(['Sadness', 'Hope']);
  expect((await data.checkIns.listWithoutNotes()).items).toHaveLength(5);
});

test('the recent ones can be those of one emotion, of some days, or both', async () => {
  const data = await week();
  const days = async (...asked: Parameters<typeof data.checkIns.recent>) =>
    (await data.checkIns.recent(...asked)).items.map(({ day }) => day);
  expect(await days(50, { emotion: 'Hope' })).toEqual(['2026-11-30', '2026-11-01']);
  expect(await days(1, { emotion: 'Hope' })).toEqual(['2026-11-30']);
  expect(await days(50, { emotion: 'Hope', to: '2026-11-15' })).toEqual(['2026-11-01']);
  expect(await days(1, { to: '2026-11-14' })).toEqual(['2026-11-01']);
  expect(await days(50, { emotion: 'Peaceful' })).toEqual([]);
});

test('a check-in that cannot be opened is listed as unreadable, without an emotion', async () => {
  const data = await week();
  const { items } = await data.checkIns.recent();
  data.damage(items[0]?.id ?? '');
  expect((await data.checkIns.listWithoutNotes()).unreadable).toHaveLength(1);
  expect((await data.checkIns.recent(50, { emotion: 'Sadness' })).items).toEqual([]);
});

test('a removed check-in is gone, and comes back as it was', async () => {
  const data = await week();
  const [newest] = (await data.checkIns.recent(1)).items;
  if (!newest) throw new Error('There should be one.');
  expect(await data.checkIns.remove(newest.id)).toBe(true);
  expect(await data.checkIns.remove(newest.id)).toBe(false);
  expect((await data.checkIns.recent()).items).toHaveLength(4);
  await data.checkIns.restore(newest);
  expect((await data.checkIns.recent(1)).items).toEqual([newest]);
});

test('today is the first check-in of the local day, even if the clock was set back or the time zone changed', async () => {
  const data = await felt(['2026-11-20T08:00:00', 'Grief'], ['2026-11-20T23:59:59', 'Anger']);
  expect((await data.checkIns.today())?.emotion).toBe('Grief');
  data.setNow('2026-11-21T00:00:00');
  expect(await data.checkIns.today()).toBeNull();
  data.setNow('2026-11-20T07:00:00');
  expect((await data.checkIns.today())?.emotion).toBe('Grief');
  await data.checkIns.save({ emotion: 'Hope', intensity: 1, notes: '' });
  expect((await data.checkIns.recent()).items.map(({ emotion }) => emotion)).toEqual([
    'Anger',
    'Hope',
  ]);
});

test('after a flight the days are those of the new place, and no check-in is lost between them', async () => {
  process.env.TZ = 'America/New_York';
  const data = await felt(['2026-11-21T04:30:00Z', 'Grief']);
  expect((await data.checkIns.today())?.day).toBe('2026-11-20');
  process.env.TZ = 'Asia/Tokyo';
  expect((await data.checkIns.today())?.day).toBe('2026-11-21');
  const { items } = await data.checkIns.listWithoutNotes({ from: '2026-11-21', to: '2026-11-21' });
  expect(items).toHaveLength(1);
  expect((await data.checkIns.listWithoutNotes({ to: '2026-11-20' })).items).toEqual([]);
});

test('a day of 23 hours and one of 25 hold what was named on them', async () => {
  process.env.TZ = 'America/New_York';
  const data = await felt(
    ['2026-03-08T00:10:00', 'Grief'],
    ['2026-03-08T23:50:00', 'Hope'],
    ['2026-11-01T00:10:00', 'Anger'],
    ['2026-11-01T23:50:00', 'Sadness'],
  );
  for (const day of ['2026-03-08', '2026-11-01']) {
    expect((await data.checkIns.listWithoutNotes({ from: day, to: day })).items).toHaveLength(2);
  }
});
