import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';

const words = { title: 'The second cup', content: 'I filled it anyway.', tags: [] };
const at = (local: string) => new Date(local).toISOString();

test('an entry can be about an earlier time, and stands in the list where that time is', async () => {
  const data = await createTestData();
  await data.entries.create({ ...words, title: 'Today' });
  await data.entries.create({ ...words, title: 'Spring', date: at('2026-03-14T08:00:00') });
  const titles = async () => (await data.summaries.list()).items.map(({ title }) => title);
  expect(await titles()).toEqual(['Today', 'Spring']);
  expect((await data.summaries.newest(60)).items.map(({ title }) => title)).toEqual(await titles());
  await data.search.ready();
  const found = await data.search.find({ text: 'filled', tag: null, count: 10 });
  expect(found?.hits.map(({ title }) => title.text)).toEqual(['Today', 'Spring']);
});

test('the time of an entry can be changed: it moves in every list, and the edit is marked', async () => {
  const data = await createTestData();
  const entry = await data.entries.create(words);
  await data.entries.create({ ...words, title: 'Other', date: at('2026-11-01T08:00:00') });
  await data.summaries.list();
  data.setNow('2026-11-22T08:00:00');
  const moved = await data.entries.update(entry.id, { ...words, date: at('2026-10-01T08:00:00') });
  expect(moved).toMatchObject({
    id: entry.id,
    date: at('2026-10-01T08:00:00'),
    editedAt: at('2026-11-22T08:00:00'),
  });
  const { items } = await data.summaries.list();
  expect(items.map(({ title }) => title)).toEqual(['Other', words.title]);
  const later = await data.entries.update(entry.id, { ...words, title: 'Later' });
  expect(later.date).toBe(at('2026-10-01T08:00:00'));
});

test('a time with a zone of its own is kept as the same moment', async () => {
  const data = await createTestData();
  const { date } = await data.entries.create({ ...words, date: '2026-03-29T01:30:00+02:00' });
  expect(date).toBe('2026-03-28T23:30:00.000Z');
});

test('what is no time is refused, and nothing is kept', async () => {
  const data = await createTestData();
  await expect(data.entries.create({ ...words, date: '2026-02-30' })).rejects.toMatchObject({
    key: 'entry.not-saved',
  });
  expect(await data.entries.count()).toBe(0);
});

test('a day of writing is the day on which somebody wrote, whatever day the entry is about', async () => {
  const data = await createTestData();
  await data.entries.create({ ...words, date: at('2026-03-14T08:00:00') });
  await data.entries.create(words);
  expect(await data.streak.count()).toBe(1);
  expect(await data.streak.lastDay()).toBe('2026-11-20');
});

test('of two tabs that changed an entry, one only its time, both versions stay', async () => {
  const data = await createTestData();
  const base = await data.entries.create(words);
  data.setNow('2026-11-21T08:00:00');
  await data.entries.update(base.id, { ...words, date: at('2026-03-14T08:00:00') }, base);
  const kept = await data.entries.update(base.id, { ...words, title: 'Mine' }, base);
  expect(kept.id).not.toBe(base.id);
  expect(await data.entries.count()).toBe(2);
});
