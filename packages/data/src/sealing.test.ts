import type { Sealed, Vault } from '@mooring/storage';
import { browserEnv } from '@mooring/storage';
import { type MemoryDisk, memoryStores } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import type { Repositories } from './data.ts';
import { createRepositories } from './repositories/repositories.ts';
import { createTestData } from './testing.ts';

const canary = 'quayzephyr4471';

/** A word of a person's in every place that takes one. */
async function writeEverywhere(data: Repositories) {
  const words = { title: canary, content: canary, tags: ['longing' as const] };
  const { id } = await data.entries.create(words);
  await data.entries.update(id, words);
  await data.drafts.keep('new', words);
  await data.checkIns.save({ emotion: 'Anxious', intensity: 4, notes: canary });
  await data.moments.add({ content: canary, source: 'manual', tags: [canary] });
  await data.records.put('onboarding', { one: [canary], two: canary });
}

const traces = [canary, 'longing', 'Anxious', btoa(canary).slice(2, -3)];

test('the store never sees a word, whatever is kept', async () => {
  const data = await createTestData();
  await writeEverywhere(data);
  for (const trace of traces) expect(data.rows()).not.toContain(trace);
  expect(data.rows().match(/"e1\./g)?.length).toBe(11);
});

test('with the sealing switched off the same search finds every word', async () => {
  const disk: MemoryDisk = new Map();
  const vault: Vault = {
    userId: 'ana',
    kid: 'none',
    workerKeys: () => {
      throw new Error('Nothing to lend');
    },
    keyedId: async () => null,
    seal: async (_place, text) => text as Sealed,
    open: async (_place, field) => field,
    sealBytes: async () => 'e2.',
    openBytes: async () => null,
  };
  const open = async () => ({ vault, store: await memoryStores(disk)('ana') });
  const storage = { open, openForWriting: open };
  await writeEverywhere(createRepositories({ env: browserEnv, storage, onEntryCreated() {} }));
  const kept = JSON.stringify([...(disk.get('ana')?.values() ?? [])].map((rows) => [...rows]));
  expect(kept.split(canary).length - 1).toBe(9);
  for (const trace of traces.slice(0, 3)) expect(kept).toContain(trace);
});
