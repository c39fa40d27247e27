import { expect, test } from 'vitest';
import { entry, piece } from '../adapters/row-testing.ts';
import { memoryStores } from '../adapters/store-memory.ts';
import { rebuildReplica } from './rebuild.ts';
import { memoryReplicas } from './replicas-memory.ts';

async function storeWith(entries: number, pieces: number) {
  const store = await memoryStores()('ana');
  for (let n = 0; n < entries; n += 1) {
    await store.write([{ table: 'journal_entries', put: entry(`e-${n}`, '2026-11-20') }]);
  }
  for (let n = 0; n < pieces; n += 1) {
    await store.write([{ table: 'audio_chunks', put: piece(n) }]);
  }
  return store;
}

test.each([
  [1, 1],
  [0, 3],
  [200, 16],
  [201, 33],
])(
  'a copy that is made anew has all of %i entries and %i pieces of sound',
  async (entries, pieces) => {
    const store = await storeWith(entries, pieces);
    const replica = memoryReplicas().of('ana');
    await rebuildReplica(store, replica);
    const { counts, gaps, last } = await replica.summarize();
    expect({ journal_entries: 0, ...counts }).toEqual({
      journal_entries: entries,
      audio_chunks: pieces,
    });
    expect(gaps).toBe(0);
    // What is written while the copy is made has a higher number, and counts.
    expect(last).toBe(entries + pieces);
  },
);

test('what was removed before is not in the copy that is made anew, and what comes later is', async () => {
  const store = await storeWith(2, 0);
  const replica = memoryReplicas().of('ana');
  await replica.append([{ header: { n: 1, of: 1, key: 'journal_entries/gone' }, value: '{}' }]);
  await rebuildReplica(store, replica);
  const later = { n: 3, of: 1, key: 'journal_entries/later' };
  await replica.append([{ header: later, value: '{}' }]);
  const keys = (await replica.keys(0)).map(({ key }) => key).sort();
  expect(keys).toEqual(['e-0', 'e-1', 'later'].map((id) => `journal_entries/${id}`));
});
