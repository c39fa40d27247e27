/** Rows, and a store with a simulated push, for the contract suites of the outbox. */

import type { VersionVector } from '../history/version-vector.ts';
import type { OpenStore, Rows, Table, Write } from '../store.ts';
import type { PulledRow, PulledTombstone } from '../sync/outbox-entry.ts';
import type { Sealed } from '../vault/vault.ts';

export const sealed = (text: string) => text as Sealed;
export const time = '2026-11-01T09:00:00.000Z';
export const moment = (id: string, content = 'e1.a'): Rows['saved_moments'] => ({
  id,
  user_id: 'ana',
  content: sealed(content),
  source: 'manual',
  sourceId: null,
  createdAt: time,
  tags: null,
  created_at: time,
});
export const put = (id: string, content?: string): Write => ({
  table: 'saved_moments',
  put: moment(id, content),
});
export const remove = (id: string): Write => ({ table: 'saved_moments', remove: id });
export const document = (key: string): Write => ({
  table: 'user_data',
  put: {
    id: `ana:${key}`,
    user_id: 'ana',
    key,
    value: sealed('e1.v'),
    created_at: time,
    updated_at: time,
  },
});
/** A row that another device of this person has written and sealed, unless `version` says otherwise. */
export const pulledRow = (
  id: string,
  seq: number,
  content = 'e1.theirs',
  version: VersionVector | null = { other: seq },
): PulledRow => ({
  table: 'saved_moments',
  row: moment(id, content),
  rev: 1,
  seq,
  mutationId: `mutation-${seq}`,
  seal: null,
  version,
  trust: version ? 'sealed' : 'unsealed',
});
export const tombstone = (
  id: string,
  seq: number,
  version: VersionVector | null,
): PulledTombstone => ({ table: 'saved_moments', id, seq, seal: null, version });

let accounts = 0;
export async function openOutbox(make: () => OpenStore, isEnabled = true) {
  const stores = make();
  accounts += 1;
  const userId = `sync-${accounts}`;
  const store = await stores(userId);
  if (isEnabled) await store.sync.enable();
  // The first id becomes the device's.
  let ids = -1;
  const nextBatch = (limit = 100, options = {}) =>
    store.sync.nextBatch(
      () => limit,
      () => {
        ids += 1;
        return ids === 0 ? '0000000a' : `own-${ids}`;
      },
      options,
    );
  /** Pushes the next batch to a server that takes all of it, from the number `seq` on. */
  const pushBatch = async (seq: number) => {
    const batch = await nextBatch();
    await store.sync.acknowledge(
      batch.map(({ entry }, index) => ({
        key: entry.key,
        mutationId: entry.pending.mutationId,
        version: entry.pending.version,
        serverVersion: entry.pending.kind === 'put' ? { rev: 1, seq: seq + index } : null,
        outcome: 'synced',
      })),
    );
    return batch;
  };
  const entryOf = async (id: string, table: Table = 'saved_moments') =>
    (await store.sync.readEntries(table, [id]))[0];
  const contentOf = async (id: string) => (await store.get('saved_moments', id))?.content;
  const reopen = () => stores(userId);
  return { store, sync: store.sync, nextBatch, pushBatch, entryOf, contentOf, reopen };
}
