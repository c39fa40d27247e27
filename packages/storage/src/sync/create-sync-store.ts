import { type Row, type Table, tableNames, type Write } from '../store.ts';
import {
  outboxKey,
  createOutbox,
  type OutboxChanges,
  rowIdOf,
  type Outbox,
  type OutboxEntry,
  newOutboxEntry,
  enqueue,
  acknowledge,
  applyPulled,
} from './outbox.ts';
import type { SyncStore } from './sync-store.ts';
import { isSyncable } from './is-syncable.ts';

/** What an adapter must be able to do inside one transaction over the rows, the lines and a few numbers. */
export type SyncTransaction = {
  getNumber(name: string): Promise<number | undefined>;
  putNumber(name: string, number: number): Promise<unknown>;
  getEntries(ats: string[]): Promise<(OutboxEntry | undefined)[]>;
  putEntries(lines: OutboxEntry[]): Promise<unknown>;
  removeEntries(ats: string[]): Promise<unknown>;
  /** Those with a place in the queue, in its order. */
  queuedEntries(table: Table, limit: number): Promise<OutboxEntry[]>;
  refusedEntries(): Promise<OutboxEntry[]>;
  countEntries(): Promise<{ waiting: number; refused: number }>;
  clear(): Promise<unknown>;
  rowIds(table: Table): Promise<string[]>;
  getRows(table: Table, ids: string[]): Promise<(Row | undefined)[]>;
  writeRows(writes: Write[]): Promise<unknown>;
};

/** Runs `work` in one transaction: all or nothing, and alone. 'lines' only reads, and nothing but lines and numbers. */
export type Transact = <T>(
  work: (place: SyncTransaction) => Promise<T>,
  reads?: 'lines' | undefined,
) => Promise<T>;

/** Recordings first, so that no entry arrives before its sound. */
const sendOrder: readonly Table[] = [
  'audio_chunks',
  'journal_entries',
  'saved_moments',
  'emotion_records',
  'writing_streaks',
  'user_data',
];

/** The number of the last change that was noted; missing where sync has not begun. */
const last = 'last';

/** Joins the transaction of the write itself: no row changes without its line. */
export async function enqueueWrites(place: SyncTransaction, writes: readonly Write[]): Promise<void> {
  const ats = writes.map((write) => outboxKey(write.table, rowIdOf(write)));
  await change(place, ats, (ledger) => {
    enqueue(ledger, writes);
    return ledger.effects([]);
  });
}

/** Changes lines, and with them what the rule says of the rows. Nothing where sync has not begun. */
async function change(
  place: SyncTransaction,
  ats: readonly string[],
  rule: (ledger: Outbox, rowAt: (at: string) => Row | undefined) => OutboxChanges,
): Promise<Write[]> {
  const number = await place.getNumber(last);
  if (number === undefined) return [];
  const known = await place.getEntries([...new Set(ats)]);
  const ledger = createOutbox(known, number);
  const rows = await rowsThatWait(place, known);
  const { entries: lines, removedKeys: drop, writes } = rule(ledger, (at) => rows.get(at));
  await place.putEntries(lines);
  await place.removeEntries(drop);
  if (ledger.last() !== number) await place.putNumber(last, ledger.last());
  if (writes.length > 0) await place.writeRows(writes);
  return writes;
}

async function rowsThatWait(place: SyncTransaction, known: readonly (OutboxEntry | undefined)[]) {
  const rows = new Map<string, Row>();
  for (const table of tableNames) {
    const ids = known.flatMap((line) => (line?.table === table && line.pending ? [line.id] : []));
    if (ids.length === 0) continue;
    for (const row of await place.getRows(table, ids)) if (row) rows.set(outboxKey(table, row.id), row);
  }
  return rows;
}

async function markAll(place: SyncTransaction): Promise<void> {
  await place.clear();
  let due = 0;
  for (const table of tableNames) {
    const ids = (await place.rowIds(table)).filter((id) => isSyncable(table, id));
    await place.putEntries(
      ids.map((id): OutboxEntry => {
        due += 1;
        const pending = { what: 'put' as const, op: null, sent: [], due, refused: null };
        return { ...newOutboxEntry(table, id), pending };
      }),
    );
  }
  await place.putNumber(last, due);
}

export function createSyncStore(inOne: Transact): SyncStore {
  return {
    enable: () =>
      inOne(async (place) => {
        if ((await place.getNumber(last)) === undefined) await markAll(place);
      }),
    disable: () =>
      inOne(async (place) => {
        await place.clear();
      }),
    requeueAll: () =>
      inOne(async (place) => {
        if ((await place.getNumber(last)) !== undefined) await markAll(place);
      }),
    readStatus: () =>
      inOne(
        async (place) => ({
          begun: (await place.getNumber(last)) !== undefined,
          ...(await place.countEntries()),
        }),
        'lines',
      ),
    nextBatch: (limitOf, newId) =>
      inOne(async (place) => {
        for (const table of sendOrder) {
          const lines = await place.queuedEntries(table, limitOf(table));
          if (lines.length === 0) continue;
          const named = lines.flatMap((line) => {
            const { pending } = line;
            return pending ? [{ ...line, pending: { ...pending, op: pending.mutationId ?? newId() } }] : [];
          });
          await place.putEntries(named.filter((_, index) => !lines[index]?.pending?.mutationId));
          const rows = await place.getRows(
            table,
            named.map(({ id }) => id),
          );
          return named.map((line, index) => ({ line, row: rows[index] }));
        }
        return [];
      }),
    acknowledge: (settlements) =>
      inOne((place) => {
        const ours = settlements.flatMap((one) => one.ours ?? []);
        const ats = [
          ...settlements.map(({ key: at }) => at),
          ...ours.map((write) => outboxKey(write.table, rowIdOf(write))),
        ];
        return change(place, ats, (ledger) => acknowledge(ledger, settlements));
      }),
    refused: () =>
      inOne(
        async (place) =>
          (await place.refusedEntries()).flatMap(({ key: at, table, id, pending }) =>
            pending?.refused ? [{ at, table, id, reason: pending.refused }] : [],
          ),
        'lines',
      ),
    retry: (at) =>
      inOne(async (place) => {
        const ats = at === undefined ? (await place.refusedEntries()).map((line) => line.key) : [at];
        await change(place, ats, (ledger) => {
          for (const one of ats) queueAgain(ledger, one);
          return ledger.effects([]);
        });
      }),
    readCursor: (from) => inOne(async (place) => (await place.getNumber(`seen:${from}`)) ?? 0, 'lines'),
    applyPulled: ({ cursor: from, upTo, rows: kept = [], tombstones: removed = [] }) =>
      inOne(async (place) => {
        const ats = [
          ...kept.map(({ table, row }) => outboxKey(table, row.id)),
          ...removed.map(({ table, id }) => outboxKey(table, id)),
        ];
        const writes = await change(place, ats, (ledger, rowAt) =>
          applyPulled(ledger, kept, removed, rowAt),
        );
        if ((await place.getNumber(last)) !== undefined) await place.putNumber(`seen:${from}`, upTo);
        return writes;
      }),
    readEntries: (table, ids) => inOne((place) => place.getEntries(ids.map((id) => outboxKey(table, id))), 'lines'),
  };
}

function queueAgain(ledger: Outbox, at: string): void {
  const line = ledger.has(at);
  if (!line?.pending?.refused) return;
  const pending = { ...line.pending, due: ledger.nextDue(), refused: null };
  ledger.put({ ...line, pending });
}
