import { type Row, type Table, tableNames, type Write } from '../store.ts';
import {
  atOf,
  createLedger,
  type Effects,
  idOf,
  type Ledger,
  type Line,
  newLine,
  note,
  settle,
  take,
} from './lines.ts';
import type { SyncStore } from './sync-store.ts';
import { travels } from './travels.ts';

/** What an adapter must be able to do inside one transaction over the rows, the lines and a few numbers. */
export type SyncPlace = {
  number(name: string): Promise<number | undefined>;
  keepNumber(name: string, number: number): Promise<unknown>;
  lines(ats: string[]): Promise<(Line | undefined)[]>;
  putLines(lines: Line[]): Promise<unknown>;
  dropLines(ats: string[]): Promise<unknown>;
  /** Those with a place in the queue, in its order. */
  due(table: Table, limit: number): Promise<Line[]>;
  refused(): Promise<Line[]>;
  count(): Promise<{ waiting: number; refused: number }>;
  clear(): Promise<unknown>;
  ids(table: Table): Promise<string[]>;
  rows(table: Table, ids: string[]): Promise<(Row | undefined)[]>;
  writeRows(writes: Write[]): Promise<unknown>;
};

/** Runs `work` in one transaction: all or nothing, and alone. 'lines' only reads, and nothing but lines and numbers. */
export type InOne = <T>(
  work: (place: SyncPlace) => Promise<T>,
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
export async function noteForSync(place: SyncPlace, writes: readonly Write[]): Promise<void> {
  const ats = writes.map((write) => atOf(write.table, idOf(write)));
  await change(place, ats, (ledger) => {
    note(ledger, writes);
    return ledger.effects([]);
  });
}

/** Changes lines, and with them what the rule says of the rows. Nothing where sync has not begun. */
async function change(
  place: SyncPlace,
  ats: readonly string[],
  rule: (ledger: Ledger, rowAt: (at: string) => Row | undefined) => Effects,
): Promise<Write[]> {
  const number = await place.number(last);
  if (number === undefined) return [];
  const known = await place.lines([...new Set(ats)]);
  const ledger = createLedger(known, number);
  const rows = await rowsThatWait(place, known);
  const { lines, drop, writes } = rule(ledger, (at) => rows.get(at));
  await place.putLines(lines);
  await place.dropLines(drop);
  if (ledger.last() !== number) await place.keepNumber(last, ledger.last());
  if (writes.length > 0) await place.writeRows(writes);
  return writes;
}

async function rowsThatWait(place: SyncPlace, known: readonly (Line | undefined)[]) {
  const rows = new Map<string, Row>();
  for (const table of tableNames) {
    const ids = known.flatMap((line) => (line?.table === table && line.pending ? [line.id] : []));
    if (ids.length === 0) continue;
    for (const row of await place.rows(table, ids)) if (row) rows.set(atOf(table, row.id), row);
  }
  return rows;
}

async function markAll(place: SyncPlace): Promise<void> {
  await place.clear();
  let due = 0;
  for (const table of tableNames) {
    const ids = (await place.ids(table)).filter((id) => travels(table, id));
    await place.putLines(
      ids.map((id): Line => {
        due += 1;
        const pending = { what: 'put' as const, op: null, sent: [], due, refused: null };
        return { ...newLine(table, id), pending };
      }),
    );
  }
  await place.keepNumber(last, due);
}

export function createSyncStore(inOne: InOne): SyncStore {
  return {
    begin: () =>
      inOne(async (place) => {
        if ((await place.number(last)) === undefined) await markAll(place);
      }),
    stop: () =>
      inOne(async (place) => {
        await place.clear();
      }),
    forget: () =>
      inOne(async (place) => {
        if ((await place.number(last)) !== undefined) await markAll(place);
      }),
    look: () =>
      inOne(
        async (place) => ({
          begun: (await place.number(last)) !== undefined,
          ...(await place.count()),
        }),
        'lines',
      ),
    next: (limitOf, newId) =>
      inOne(async (place) => {
        for (const table of sendOrder) {
          const lines = await place.due(table, limitOf(table));
          if (lines.length === 0) continue;
          const named = lines.flatMap((line) => {
            const { pending } = line;
            return pending ? [{ ...line, pending: { ...pending, op: pending.op ?? newId() } }] : [];
          });
          await place.putLines(named.filter((_, index) => !lines[index]?.pending?.op));
          const rows = await place.rows(
            table,
            named.map(({ id }) => id),
          );
          return named.map((line, index) => ({ line, row: rows[index] }));
        }
        return [];
      }),
    settle: (settlements) =>
      inOne((place) => {
        const ours = settlements.flatMap((one) => one.ours ?? []);
        const ats = [
          ...settlements.map(({ at }) => at),
          ...ours.map((write) => atOf(write.table, idOf(write))),
        ];
        return change(place, ats, (ledger) => settle(ledger, settlements));
      }),
    refused: () =>
      inOne(
        async (place) =>
          (await place.refused()).flatMap(({ at, table, id, pending }) =>
            pending?.refused ? [{ at, table, id, reason: pending.refused }] : [],
          ),
        'lines',
      ),
    again: (at) =>
      inOne(async (place) => {
        const ats = at === undefined ? (await place.refused()).map((line) => line.at) : [at];
        await change(place, ats, (ledger) => {
          for (const one of ats) queueAgain(ledger, one);
          return ledger.effects([]);
        });
      }),
    seen: (from) => inOne(async (place) => (await place.number(`seen:${from}`)) ?? 0, 'lines'),
    take: ({ from, upTo, kept = [], removed = [] }) =>
      inOne(async (place) => {
        const ats = [
          ...kept.map(({ table, row }) => atOf(table, row.id)),
          ...removed.map(({ table, id }) => atOf(table, id)),
        ];
        const writes = await change(place, ats, (ledger, rowAt) =>
          take(ledger, kept, removed, rowAt),
        );
        if ((await place.number(last)) !== undefined) await place.keepNumber(`seen:${from}`, upTo);
        return writes;
      }),
    lines: (table, ids) => inOne((place) => place.lines(ids.map((id) => atOf(table, id))), 'lines'),
  };
}

function queueAgain(ledger: Ledger, at: string): void {
  const line = ledger.has(at);
  if (!line?.pending?.refused) return;
  const pending = { ...line.pending, due: ledger.nextDue(), refused: null };
  ledger.put({ ...line, pending });
}
