import type { Table } from '../store.ts';
import { applyPulled } from './apply-pulled.ts';
import {
  changeOutbox,
  compareAllRows,
  cursorName,
  enqueueAllRows,
  isEnabled,
  isUnwritten,
  requeueAllRows,
} from './change-outbox.ts';
import { nextNumber } from './device-number.ts';
import { acknowledge, requeueRefused, takeBackRemoval } from './outbox.ts';
import { type OutboxEntry, outboxKey, type PendingMutation, rowIdOf } from './outbox-entry.ts';
import type { RemovalsAnswer } from './pending-removals.ts';
import {
  checkStatements,
  markPublished,
  ownStatement,
  publishedStatement,
  startComparison,
  unsettledKeys,
} from './statement-store.ts';
import type { SyncStore } from './sync-store.ts';
import type { SyncTransaction, Transact } from './sync-transaction.ts';
import { claimUncovered } from './uncovered-rows.ts';

type PushStep = { table: Table; isOf(kind: PendingMutation['kind'] | undefined): boolean };

const all = () => true;

/**
 * Recordings first, so that no entry arrives before its sound. Their removals last, so that another device knows by then whether
 * what they belong to is gone as well.
 */
const pushOrder: readonly PushStep[] = [
  { table: 'audio_chunks', isOf: (kind) => kind === 'put' },
  { table: 'journal_entries', isOf: all },
  { table: 'saved_moments', isOf: all },
  { table: 'emotion_records', isOf: all },
  { table: 'writing_streaks', isOf: all },
  { table: 'user_data', isOf: all },
  { table: 'audio_chunks', isOf: all },
];

/** The stored name of the person's answer to many removals: the `seq` up to which it counts. */
const answerName = (kind: RemovalsAnswer['kind']) => `removals:${kind}`;

/** The outbox over any storage that has transactions. The adapters share it, and so it is the same in each. */
export function createSyncStore(transact: Transact): SyncStore {
  return {
    enable: (origins) =>
      transact(async (transaction) => {
        if (!(await isEnabled(transaction))) await enqueueAllRows(transaction, origins);
      }),
    disable: () =>
      transact(async (transaction) => {
        await transaction.clear();
      }),
    requeueAll: (origins) =>
      transact(async (transaction) => {
        if (await isEnabled(transaction)) await requeueAllRows(transaction, origins);
      }),
    compareAll: () =>
      transact(async (transaction) => {
        if (await isEnabled(transaction)) await compareAllRows(transaction);
      }),
    unsettledKeys: () => transact(unsettledKeys, 'outbox'),
    ownStatement: (sending, isClosing) =>
      transact((transaction) => ownStatement(transaction, sending, isClosing)),
    markPublished: (number, isClosing) =>
      transact((transaction) => markPublished(transaction, number, isClosing)),
    publishedStatement: () => transact(publishedStatement, 'outbox'),
    checkStatements: (statements) =>
      transact((transaction) => checkStatements(transaction, statements)),
    claimUncovered: (statements) =>
      transact((transaction) => claimUncovered(transaction, statements)),
    startComparison: (causes, options) =>
      transact((transaction) => startComparison(transaction, causes, options)),
    readStatus: () =>
      transact(
        async (transaction) => ({
          isEnabled: await isEnabled(transaction),
          ...(await transaction.countEntries()),
        }),
        'outbox',
      ),
    nextBatch: (limitOf, newId, { skipsResends = false, except } = {}) =>
      transact(async (transaction) => {
        for (const { table, isOf } of pushOrder) {
          const isWanted = ({ key, pending }: OutboxEntry) =>
            isOf(pending?.kind) && !(skipsResends && pending?.isResend) && !except?.has(key);
          const queued = await firstQueued(transaction, table, limitOf(table), isWanted);
          if (queued.length === 0) continue;
          const isNew = queued.some(({ pending }) => !pending?.version);
          const { device, number } = await nextNumber(transaction, isNew, newId);
          const entries = queued.flatMap((entry) => {
            const { pending } = entry;
            if (!pending) return [];
            const mutationId = pending.mutationId ?? newId();
            const resent = pending.isResend ? entry.version : null;
            const version = pending.version ?? resent ?? { ...entry.version, [device]: number };
            return [{ ...entry, pending: { ...pending, mutationId, version } }];
          });
          await transaction.putEntries(
            entries.filter((_, index) => !queued[index]?.pending?.version),
          );
          const rows = await transaction.getRows(
            table,
            entries.map(({ id }) => id),
          );
          return entries.map((entry, index) => ({ entry, row: rows[index] }));
        }
        return [];
      }),
    takeBackRemovals: (table, prefix) =>
      transact(async (transaction) => {
        const queued = await transaction.queuedEntries(table, Number.POSITIVE_INFINITY);
        const removals = queued.filter(
          ({ id, pending }) => pending?.kind === 'remove' && id.startsWith(prefix),
        );
        const keys = removals.map(({ key }) => key);
        await changeOutbox(transaction, keys, (outbox) => {
          for (const key of keys) takeBackRemoval(outbox, key);
          return outbox.changes([]);
        });
        return removals.map(({ id }) => id);
      }),
    queuedRemovals: (table) =>
      transact(async (transaction) => {
        const queued = await transaction.queuedEntries(table, Number.POSITIVE_INFINITY);
        return queued.flatMap(({ id, pending }) => (pending?.kind === 'remove' ? [id] : []));
      }, 'outbox'),
    // Sync does not know what belongs together.
    lateRemovals: async () => [],
    acknowledge: (acknowledgements) =>
      transact(async (transaction) => {
        const ours = acknowledgements.flatMap((one) => one.ours ?? []);
        const keys = [
          ...acknowledgements.map(({ key }) => key),
          ...ours.map((write) => outboxKey(write.table, rowIdOf(write))),
        ];
        const changes = await changeOutbox(
          transaction,
          keys,
          (outbox, localRow) => acknowledge(outbox, acknowledgements, localRow),
          isUnwritten,
        );
        return changes?.writes ?? [];
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
    applyPulled: ({ cursor, upTo, rows = [], tombstones = [], held = [], keepUpTo }) =>
      transact(async (transaction) => {
        const keys = [
          ...rows.map(({ table, row }) => outboxKey(table, row.id)),
          ...tombstones.map(({ table, id }) => outboxKey(table, id)),
        ];
        const changes = await changeOutbox(transaction, keys, (outbox, localRow) =>
          applyPulled(outbox, rows, tombstones, localRow, keepUpTo),
        );
        if (!changes) return { writes: [], repaired: 0 };
        if (held.length > 0) await transaction.writeRows(held);
        await transaction.putNumber(cursorName(cursor), upTo);
        return {
          writes: [...changes.writes, ...held],
          repaired: new Set(changes.repairedKeys).size,
        };
      }),
    removalsAnswer: () =>
      transact(async (transaction) => {
        for (const kind of ['remove', 'keep'] as const) {
          const upTo = (await transaction.getNumber(answerName(kind))) ?? 0;
          if (upTo > 0) return { kind, upTo };
        }
        return null;
      }, 'outbox'),
    answerRemovals: (answer) =>
      transact(async (transaction) => {
        for (const kind of ['remove', 'keep'] as const) {
          await transaction.putNumber(answerName(kind), answer?.kind === kind ? answer.upTo : 0);
        }
      }),
    readEntries: (table, ids) =>
      transact(
        (transaction) => transaction.getEntries(ids.map((id) => outboxKey(table, id))),
        'outbox',
      ),
  };
}

/** The first entries of the queue that are wanted. Where many that are not come first, the whole queue is read. */
async function firstQueued(
  transaction: SyncTransaction,
  table: Table,
  limit: number,
  isWanted: (entry: OutboxEntry) => boolean,
): Promise<OutboxEntry[]> {
  const first = await transaction.queuedEntries(table, limit);
  const wanted = first.filter(isWanted);
  if (wanted.length > 0 || first.length < limit) return wanted;
  const all = await transaction.queuedEntries(table, Number.POSITIVE_INFINITY);
  return all.filter(isWanted).slice(0, limit);
}
