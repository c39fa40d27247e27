import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';
import { type Recording, sampleRate } from './recording.ts';

type TestData = Awaited<ReturnType<typeof createTestData>>;

async function record({ recordings }: TestData, seconds = 1): Promise<Recording> {
  const id = await recordings.begin();
  await recordings.append(id, new Int16Array(seconds * sampleRate).fill(8_000));
  return (await recordings.finish(id)).recording;
}

const spoken = (recording: Recording) => ({
  title: 'Said aloud',
  content: '',
  tags: [],
  type: 'audio' as const,
  recording,
});

const chunksIn = (data: TestData) => data.rows().split('"entry_id"').length - 1;

test('an audio entry keeps its recording, and nothing of it can be read from the disk', async () => {
  const data = await createTestData();
  const recording = await record(data);
  const entry = await data.entries.create(spoken(recording));
  expect(entry).toMatchObject({ type: 'audio', recording });
  expect(await data.entries.get(entry.id)).toEqual(entry);
  expect(data.rows()).not.toContain('durationMs');
  const renamed = await data.entries.update(entry.id, { title: 'Again', content: '', tags: [] });
  expect(renamed).toMatchObject({ type: 'audio', recording, title: 'Again' });
});

test('deleting an entry deletes its recording at once, and Undo restores both', async () => {
  const data = await createTestData();
  const entry = await data.entries.create(spoken(await record(data, 9)));
  await data.entries.remove(entry.id);
  expect(chunksIn(data)).toBe(0);
  data.failNextWrite('store.full');
  await expect(data.entries.restore(entry)).rejects.toMatchObject({ key: 'store.full' });
  await data.entries.restore(entry);
  expect(await data.entries.get(entry.id)).toEqual(entry);
  expect((await data.recordings.open(entry.recording as Recording)).isComplete).toBe(true);
});

test('a new recording takes the place of the old one only when it is saved', async () => {
  const data = await createTestData();
  const entry = await data.entries.create(spoken(await record(data)));
  const second = await record(data, 2);
  expect(chunksIn(data)).toBe(2);
  await data.entries.update(entry.id, spoken(second));
  expect(chunksIn(data)).toBe(1);
  expect((await data.recordings.open(second)).isComplete).toBe(true);
  await data.entries.update(entry.id, { ...spoken(second), recording: null });
  expect(chunksIn(data)).toBe(0);
});

test('an entry edited in two tabs becomes two entries, each with its recording', async () => {
  const data = await createTestData();
  const base = await data.entries.create(spoken(await record(data)));
  data.setNow('2026-11-20T21:20:00');
  const first = await data.entries.update(base.id, { ...base, content: 'From one tab.' }, base);
  expect(first.id).toBe(base.id);
  data.setNow('2026-11-20T21:30:00');
  const second = await data.entries.update(base.id, { ...base, content: 'From the other.' }, base);
  expect(second.id).not.toBe(base.id);
  const { items } = await data.entries.list();
  expect(items.map(({ content }) => content).sort()).toEqual(['From one tab.', 'From the other.']);
  expect(new Set(items.map(({ date }) => date)).size).toBe(1);
  await data.entries.remove(first.id);
  expect((await data.recordings.open(second.recording as Recording)).isComplete).toBe(true);
  await data.entries.remove(second.id);
  expect(chunksIn(data)).toBe(0);
});

test('two tabs that say the same make one entry', async () => {
  const data = await createTestData();
  const base = await data.entries.create({ title: 'Tea', content: 'It steamed.', tags: [] });
  data.setNow('2026-11-20T21:20:00');
  await data.entries.update(base.id, { ...base, content: 'It cooled.' }, base);
  const second = await data.entries.update(base.id, { ...base, content: 'It cooled.' }, base);
  expect(second.id).toBe(base.id);
  expect((await data.entries.list()).items).toHaveLength(1);
});

test('saving an entry that another tab deleted meanwhile creates it again', async () => {
  const data = await createTestData();
  const base = await data.entries.create({ title: 'Tea', content: 'It steamed.', tags: [] });
  await data.entries.remove(base.id);
  const edited = { ...base, content: 'It cooled.' };
  await expect(data.entries.update(base.id, edited)).rejects.toMatchObject({
    key: 'entry.not-saved',
  });
  const again = await data.entries.update(base.id, edited, base);
  expect(again).toMatchObject({ id: base.id, date: base.date, content: 'It cooled.' });
  expect((await data.entries.list()).items).toEqual([again]);
});
