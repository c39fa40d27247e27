import type { Store } from '@mooring/storage';
import { memoryStores } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createConversations } from '../repositories/conversations.ts';
import { createEntries } from '../repositories/entries.ts';
import { testStorage } from '../summaries/summaries-testing.ts';
import { sealChunk } from './audio-chunks.ts';
import { createRecordings } from './recordings.ts';
import { memoryTabLocks } from './tab-locks.ts';

const words = { title: 'Said', content: '', tags: [] };
const day = 24 * 60 * 60 * 1000;

/** So many spoken entries, a day apart, the newest of today. `read` collects the ids of the rows that the recordings read. */
async function speakingJournal(count: number) {
  const { env, store, vault, storage } = await testStorage(memoryStores());
  const ago = (days: number) => new Date(env.now().getTime() - days * day).toISOString();
  const sound = async (id: string, createdAt: string) => {
    const samples = new Int16Array(160);
    const put = await sealChunk(vault, { recordingId: id, index: 0, samples, createdAt });
    await store.write([{ table: 'audio_chunks', put }]);
    return { id, durationMs: 10, peaks: [0] };
  };
  const entries = createEntries({ env, storage, onEntryCreated() {} });
  const speak = async (index: number, date = ago(index)) => {
    const recording = await sound(`voice-${index}`, ago(index));
    return entries.create({ ...words, type: 'audio', recording, date });
  };
  for (let index = 0; index < count; index += 1) await speak(index);
  const read: string[] = [];
  const noted: Store = {
    ...store,
    async list(table, options) {
      const rows = await store.list(table, options);
      read.push(...rows.map(({ id }) => id));
      return rows;
    },
  };
  const account = { vault, store: noted };
  const reading = { open: async () => account, openForWriting: async () => account };
  let sweep = () => {};
  const swept = new Promise<void>((resolve) => {
    sweep = resolve;
  });
  const recordings = createRecordings({
    env,
    storage: reading,
    tabLocks: memoryTabLocks(new Map()),
    sweepDelay: () => swept,
  });
  const chunks = async () => (await store.ids('audio_chunks')).length;
  return { env, storage, store, entries, recordings, read, sweep, sound, ago, speak, chunks };
}

test('looking for an interrupted recording reads no more of a long journal than of a short one', async () => {
  const seen = await Promise.all(
    [40, 200].map(async (count) => {
      const { recordings, read } = await speakingJournal(count);
      expect(await recordings.findInterrupted()).toBeNull();
      return read.length;
    }),
  );
  expect(seen[1]).toBe(seen[0]);
  expect(seen[0]).toBeLessThan(35);
});

test('a recording of an entry that was dated long ago is not offered', async () => {
  const { recordings, speak, ago } = await speakingJournal(3);
  await speak(7, ago(900));
  expect(await recordings.findInterrupted()).toBeNull();
});

test('a recording of an old message or of an old entry stays, and one of nothing goes after thirty days', async () => {
  const { env, storage, recordings, sound, ago, sweep, chunks, store } = await speakingJournal(60);
  const recording = await sound('in-a-message', ago(50));
  const withTabLock = <T>(_: string, work: () => Promise<T>) => work();
  const conversations = createConversations({ env, storage, withTabLock });
  const about = { startedAt: ago(50), checkIn: null, emotions: ['Grief' as const] };
  await conversations.begin({ ...about, id: 'talk', messages: [] });
  const message = { id: 'm', role: 'user' as const, text: '', at: ago(50), recording };
  await conversations.saveMessages('talk', [message]);
  await sound('of-nothing', ago(31));
  await sound('cut-off', ago(29));
  expect(await recordings.findInterrupted()).toMatchObject({ id: 'cut-off' });
  expect(await chunks()).toBe(63);
  sweep();
  await expect.poll(chunks, { timeout: 20_000 }).toBe(62);
  expect(await store.ids('audio_chunks', 'of-nothing')).toEqual([]);
  expect(await recordings.findInterrupted()).toMatchObject({ id: 'cut-off' });
});

test('while an entry cannot be opened, no recording is offered or deleted', async () => {
  const { recordings, sound, ago, sweep, chunks, store } = await speakingJournal(60);
  const [old] = (await store.list('journal_entries')).slice(-1);
  if (!old) throw new Error('There is no entry');
  const audioData = old.title;
  await store.write([{ table: 'journal_entries', put: { ...old, audioData } }]);
  await sound('of-nothing', ago(31));
  await sound('cut-off', ago(29));
  expect(await recordings.findInterrupted()).toBeNull();
  sweep();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await chunks()).toBe(62);
});
