/** Rows and ways of sending them, for the contract of every adapter. */
import type { OpenStore, Rows, Table, Write } from '../store.ts';
import type { ServerRow } from '../sync/outbox.ts';
import type { Sealed } from '../vault/vault.ts';
import { indexedDbStores } from './store-indexeddb.ts';
import { memoryStores } from './store-memory.ts';

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
export const kept = (id: string, seq: number, content = 'e1.theirs', op = `op-${seq}`): ServerRow => ({
  table: 'saved_moments',
  row: moment(id, content),
  rev: 1,
  seq,
  mutationId: op,
});

let accounts = 0;
export const syncAdapters: [string, () => OpenStore][] = [
  ['memory', () => memoryStores()],
  ['local', () => indexedDbStores],
];

export async function openSynced(make: () => OpenStore, begun = true) {
  const stores = make();
  accounts += 1;
  const userId = `sync-${accounts}`;
  const store = await stores(userId);
  if (begun) await store.sync.enable();
  let ops = 0;
  const next = (limit = 100) =>
    store.sync.nextBatch(
      () => limit,
      () => {
        ops += 1;
        return `own-${ops}`;
      },
    );
  /** Everything that waits is sent, and the server takes it. */
  const send = async (seq: number) => {
    const due = await next();
    await store.sync.acknowledge(
      due.map(({ entry: line }, index) => ({
        at: line.key,
        op: line.pending.mutationId,
        base: line.pending.kind === 'put' ? { rev: 1, seq: seq + index } : null,
        outcome: 'in-step',
      })),
    );
    return due;
  };
  const lineOf = async (id: string, table: Table = 'saved_moments') =>
    (await store.sync.readEntries(table, [id]))[0];
  const contentOf = async (id: string) => (await store.get('saved_moments', id))?.content;
  return { store, sync: store.sync, next, send, lineOf, contentOf, reopen: () => stores(userId) };
}
