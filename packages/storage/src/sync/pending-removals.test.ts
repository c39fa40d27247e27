import { expect, test } from 'vitest';
import { document, openOutbox, put, tombstone } from '../adapters/outbox-testing.ts';
import { memoryStores } from '../adapters/store-memory.ts';
import type { Write } from '../store.ts';
import type { PulledTombstone } from './outbox-entry.ts';
import { type RemovalsAnswer, removalsToAsk } from './pending-removals.ts';

/** A device that has these rows, all of which the server has taken: row `n` has the number `n`. */
async function deviceWith(writes: Write[]) {
  const { store, pushBatch } = await openOutbox(() => memoryStores());
  await store.write(writes);
  for (let seq = 1; (await pushBatch(seq)).length > 0; seq += 1000);
  const asked = (tombstones: PulledTombstone[], answer: RemovalsAnswer | null = null) =>
    removalsToAsk(tombstones, answer, store);
  return { store, asked };
}

const moments = (count: number) => Array.from({ length: count }, (_, n) => put(`m-${n}`));
/** The device `0000000a` wrote all of them, and removes the first. */
const removals = (count: number, from = 5000) =>
  Array.from({ length: count }, (_, n) => tombstone(`m-${n}`, from + n, { '0000000a': 9999 }));

test('twenty removals are carried out unasked, and one more is asked about', async () => {
  const { asked } = await deviceWith(moments(30));
  expect(await asked(removals(20))).toBe(null);
  expect(await asked(removals(21))).toEqual({ pieces: 21, upTo: 5020 });
});

test('a tenth of everything is removed unasked, and more is asked about', async () => {
  const { asked } = await deviceWith(moments(220));
  expect(await asked(removals(22))).toBe(null);
  expect(await asked(removals(23))).toEqual({ pieces: 23, upTo: 5022 });
});

test('what the person has answered is not asked again, and what came later is', async () => {
  const { asked } = await deviceWith(moments(60));
  const answer = { kind: 'remove', upTo: 5024 } as const;
  expect(await asked(removals(25), answer)).toBe(null);
  expect(await asked(removals(45), answer)).toBe(null);
  const later = removals(46);
  expect(await asked(later, answer)).toEqual({ pieces: 21, upTo: 5045 });
  // In whatever order the server lists them.
  expect(await asked(later.toReversed(), answer)).toEqual({ pieces: 21, upTo: 5045 });
});

test('removals of what is not here, or that nobody proves, are not counted', async () => {
  const { asked } = await deviceWith(moments(25));
  expect(await asked(removals(26))).toEqual({ pieces: 25, upTo: 5025 });
  const unproved = removals(25).map((one) => ({ ...one, version: null }));
  expect(await asked(unproved)).toBe(null);
});

test('people, what is kept of them, days and letters are pieces, and other documents are not', async () => {
  const kinds = ['someone:', 'keepsake:', 'hard-day:', 'letter:'];
  const keys = (prefix: string) => Array.from({ length: 8 }, (_, n) => `${prefix}${n}`);
  const all = [...kinds, 'settings:', 'a:letter:'].flatMap(keys);
  const { asked } = await deviceWith(all.map(document));
  const removed = all.map((key, n) => ({
    ...tombstone(`ana:${key}`, 5000 + n, { '0000000a': 9999 }),
    table: 'user_data' as const,
  }));
  expect(await asked(removed)).toEqual({ pieces: 32, upTo: 5047 });
  expect(await asked(removed.slice(16))).toBe(null);
});
