/** Removals that were taken back: what they removed here is still on the server, and is fetched again. */
import { expect, test } from 'vitest';
import { openOutbox, pulledRow, put, remove } from '../adapters/outbox-testing.ts';
import { memoryStores } from '../adapters/store-memory.ts';

test('a row whose removal was taken back is there again when a pull brings it before the push does', async () => {
  const { store, sync, nextBatch, entryOf, contentOf } = await openOutbox(() => memoryStores());
  const page = { cursor: 'saved_moments' as const, upTo: 9 };
  await sync.applyPulled({ ...page, rows: [pulledRow('a', 8)] });
  await store.write([remove('a')]);
  expect(await sync.takeBackRemovals('saved_moments', 'a')).toEqual(['a']);
  // The push that was to fetch it is cut off before it asks.
  const [asked] = await nextBatch();
  expect(asked).toMatchObject({ row: undefined, entry: { pending: { version: { other: 8 } } } });
  const { writes } = await sync.applyPulled({ ...page, rows: [pulledRow('a', 8)] });
  expect(writes).toEqual([put('a', 'e1.theirs')]);
  expect(await contentOf('a')).toBe('e1.theirs');
  expect(await entryOf('a')).toMatchObject({ isRemoved: false, pending: null });
});
