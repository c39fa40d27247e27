/** Rows and ways of sending them, for the contract of every adapter. */
import type { OpenStore, Rows, Table, Write } from '../store.ts';
import type { Kept } from '../sync/lines.ts';
import type { Sealed } from '../vault/vault.ts';
import { localStores } from './local.ts';
import { memoryStores } from './memory.ts';

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
export const kept = (id: string, seq: number, content = 'e1.theirs', op = `op-${seq}`): Kept => ({
  table: 'saved_moments',
  row: moment(id, content),
  rev: 1,
  seq,
  op,
});

let accounts = 0;
export const syncAdapters: [string, () => OpenStore][] = [
  ['memory', () => memoryStores()],
  ['local', () => localStores],
];

export async function openSynced(make: () => OpenStore, begun = true) {
  const stores = make();
  accounts += 1;
  const userId = `sync-${accounts}`;
  const store = await stores(userId);
  if (begun) await store.sync.begin();
  let ops = 0;
  const next = (limit = 100) =>
    store.sync.next(
      () => limit,
      () => {
        ops += 1;
        return `own-${ops}`;
      },
    );
  /** Everything that waits is sent, and the server takes it. */
  const send = async (seq: number) => {
    const due = await next();
    await store.sync.settle(
      due.map(({ line }, index) => ({
        at: line.at,
        op: line.pending.op,
        base: line.pending.what === 'put' ? { rev: 1, seq: seq + index } : null,
        outcome: 'in-step',
      })),
    );
    return due;
  };
  const lineOf = async (id: string, table: Table = 'saved_moments') =>
    (await store.sync.lines(table, [id]))[0];
  const contentOf = async (id: string) => (await store.get('saved_moments', id))?.content;
  return { store, sync: store.sync, next, send, lineOf, contentOf, reopen: () => stores(userId) };
}
