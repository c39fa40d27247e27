import type { Table } from '../store.ts';
import { changeOutbox, enqueueAllRows, isEnabled } from './change-outbox.ts';
import { acknowledge, applyPulled, requeueRefused } from './outbox.ts';
import { outboxKey, rowIdOf } from './outbox-entry.ts';
import type { PulledPage, SyncStore } from './sync-store.ts';
import type { Transact } from './sync-transaction.ts';

/** Recordings first, so that no entry arrives before its sound. */
const pushOrder: readonly Table[] = [
  'audio_chunks',
  'journal_entries',
  'saved_moments',
  'emotion_records',
  'writing_streaks',
  'user_data',
];

/** The stored name of a pull cursor. */
const cursorName = (cursor: PulledPage['cursor']) => `seen:${cursor}`;

/** The outbox over any storage that has transactions. The adapters share it, and so it is the same in each. */
export function createSyncStore(transact: Transact): SyncStore {
  return {
    enable: () =>
      transact(async (transaction) => {
        if (!(await isEnabled(transaction))) await enqueueAllRows(transaction);
      }),
    disable: () =>
      transact(async (transaction) => {
        await transaction.clear();
      }),
    requeueAll: () =>
      transact(async (transaction) => {
        if (await isEnabled(transaction)) await enqueueAllRows(transaction);
      }),
    readStatus: () =>
      transact(
        async (transaction) => ({
          isEnabled: await isEnabled(transaction),
          ...(await transaction.countEntries()),
        }),
        'outbox',
      ),
    nextBatch: (limitOf, newId) =>
      transact(async (transaction) => {
        for (const table of pushOrder) {
          const queued = await transaction.queuedEntries(table, limitOf(table));
          if (queued.length === 0) continue;
          const entries = queued.flatMap((entry) => {
            const { pending } = entry;
            if (!pending) return [];
            const mutationId = pending.mutationId ?? newId();
            return [{ ...entry, pending: { ...pending, mutationId } }];
          });
          await transaction.putEntries(
            entries.filter((_, index) => !queued[index]?.pending?.mutationId),
          );
          const rows = await transaction.getRows(
            table,
            entries.map(({ id }) => id),
          );
          return entries.map((entry, index) => ({ entry, row: rows[index] }));
        }
        return [];
      }),
    acknowledge: (acknowledgements) =>
      transact((transaction) => {
        const ours = acknowledgements.flatMap((one) => one.ours ?? []);
        const keys = [
          ...acknowledgements.map(({ key }) => key),
          ...ours.map((write) => outboxKey(write.table, rowIdOf(write))),
        ];
        return changeOutbox(transaction, keys, (outbox) => acknowledge(outbox, acknowledgements));
      }),
    refused: () =>
      transact(
        async (transaction) =>
          (await transaction.refusedEntries()).flatMap(({ key, table, id, pending }) =>
            pending?.refused ? [{ key, table, id, reason: pending.refused }] : [],
          ),
        'outbox',
      ),
    retryRefused: (key) =>
      transact(async (transaction) => {
        const keys =
          key === undefined ? (await transaction.refusedEntries()).map((one) => one.key) : [key];
        await changeOutbox(transaction, keys, (outbox) => {
          for (const one of keys) requeueRefused(outbox, one);
          return outbox.changes([]);
        });
      }),
    readCursor: (cursor) =>
      transact(
        async (transaction) => (await transaction.getNumber(cursorName(cursor))) ?? 0,
        'outbox',
      ),
    applyPulled: ({ cursor, upTo, rows = [], tombstones = [] }) =>
      transact(async (transaction) => {
        const keys = [
          ...rows.map(({ table, row }) => outboxKey(table, row.id)),
          ...tombstones.map(({ table, id }) => outboxKey(table, id)),
        ];
        const writes = await changeOutbox(transaction, keys, (outbox, localRow) =>
          applyPulled(outbox, rows, tombstones, localRow),
        );
        if (await isEnabled(transaction)) await transaction.putNumber(cursorName(cursor), upTo);
        return writes;
      }),
    readEntries: (table, ids) =>
      transact(
        (transaction) => transaction.getEntries(ids.map((id) => outboxKey(table, id))),
        'outbox',
      ),
  };
}
