import type { RowSeals } from '../history/row-seals.ts';
import type { Store, Table, Write } from '../store.ts';
import { isRemoval } from './apply-pulled.ts';
import { heldWrites, unknownHeldIds } from './held-rows.ts';
import type { RoundLimits } from './limited-remote.ts';
import {
  outboxKey,
  type PulledRow,
  type PulledTombstone,
  type ServerRow,
  type Tombstone,
} from './outbox-entry.ts';
import { type PendingRemovals, removalsToAsk } from './pending-removals.ts';
import type { Remote } from './remote.ts';
import type { PulledPage } from './sync-store.ts';

export type PullParts = {
  store: Store;
  remote: Remote;
  seals: RowSeals;
  now(): Date;
  /** In ms, for the time that requests take. */
  clock(): number;
  limits: RoundLimits;
  /** Called after sync wrote rows on this device. */
  onRowsChanged(writes: Write[]): void;
  /** Called after every page with the number of rows pulled so far. */
  onProgress?(rows: number): void;
};

const pageSize = 1000;
/** Rows fetched by id in one request. Pieces of recordings are large. */
const rowsInOneRequest = 50;
const piecesInOneRequest = 4;
/** How many rows of each list a new device shows before it has them all. */
const firstRows = 50;

/** All but the recordings, which come last. */
const textTables: readonly Table[] = [
  'journal_entries',
  'saved_moments',
  'emotion_records',
  'writing_streaks',
  'user_data',
];

type ServerPage = Omit<PulledPage, 'rows' | 'held'> & { rows?: ServerRow[] };
type ApplyPage = (page: ServerPage) => Promise<void>;

/** `repaired`: how many rows are queued to be sent again. `removals`: those that wait for the person's answer. */
export type Pulled = { repaired: number; removals: PendingRemovals | null };

/** Pulls what other devices wrote after each table's cursor. */
export async function pull(parts: PullParts, signal: AbortSignal): Promise<Pulled> {
  const { store, remote, onRowsChanged, onProgress } = parts;
  let pulled = 0;
  let repaired = 0;
  const apply: ApplyPage = async ({ rows = [], ...page }) => {
    signal.throwIfAborted();
    const checkedRows = await checkRows(rows, parts);
    const applied = await store.sync.applyPulled({
      ...page,
      rows: checkedRows,
      held: await heldWrites(checkedRows, parts),
    });
    signal.throwIfAborted();
    onRowsChanged(applied.writes);
    repaired += applied.repaired;
    pulled += rows.length;
    onProgress?.(pulled);
  };

  const isInitial = await needsInitialPull(store);
  if (isInitial) {
    for (const table of textTables) {
      const rows = await remote.newest(table, firstRows, signal);
      await apply({ cursor: table, upTo: 0, rows });
    }
    pulled = 0;
  }
  const pullTable = isInitial ? pullRows : pullMissingRows;
  for (const table of textTables) await pullTable(table, parts, apply, signal);
  const removals = await pullTombstones(parts, apply, signal);
  await pullMissingRows('audio_chunks', parts, apply, signal);
  for (const table of [...textTables, 'audio_chunks'] as const) {
    await pullHeldRows(table, parts, apply, signal);
  }
  if (isInitial) await apply({ cursor: 'all', upTo: 1 });
  return { repaired, removals };
}

async function checkRows(rows: ServerRow[], { store, seals }: PullParts): Promise<PulledRow[]> {
  const table = rows[0]?.table;
  const ids = rows.map(({ row }) => row.id);
  const known = table ? await store.sync.readEntries(table, ids) : [];
  return Promise.all(rows.map((one, index) => seals.checkRow(one, known[index] !== undefined)));
}

/** Whether this device has yet to pull everything once. */
export const needsInitialPull = async ({ sync }: Store): Promise<boolean> =>
  (await sync.readCursor('all')) === 0;

/** Every row after the cursor, page by page. */
async function pullRows(
  table: Table,
  { store, remote }: PullParts,
  apply: ApplyPage,
  signal: AbortSignal,
): Promise<void> {
  let cursor = await store.sync.readCursor(table);
  let next = remote.rowsAfter(table, cursor, pageSize, signal);
  for (let isFull = true; isFull; ) {
    const rows = await next;
    const last = rows.at(-1)?.seq ?? cursor;
    // A server that does not go on would have this device ask for ever.
    isFull = rows.length >= pageSize && last > cursor;
    cursor = Math.max(cursor, last);
    // The next page is on its way while this one is checked. Its failure is met where it is awaited.
    if (isFull) next = remote.rowsAfter(table, cursor, pageSize, signal);
    next.catch(() => {});
    if (rows.length > 0) await apply({ cursor: table, upTo: cursor, rows });
  }
}

/** Reads the versions first and fetches only the rows this device lacks: its own writes are not downloaded again. */
async function pullMissingRows(
  table: Table,
  { store, remote }: PullParts,
  apply: ApplyPage,
  signal: AbortSignal,
): Promise<void> {
  const step = table === 'audio_chunks' ? piecesInOneRequest : rowsInOneRequest;
  let cursor = await store.sync.readCursor(table);
  /** The cursor stays before a row that was listed and not given out. */
  let limit = Number.POSITIVE_INFINITY;
  for (let isFull = true; isFull; ) {
    const versions = await remote.versionsAfter(table, cursor, pageSize, signal);
    const last = versions.at(-1)?.seq ?? cursor;
    isFull = versions.length >= pageSize && last > cursor;
    const entries = await store.sync.readEntries(
      table,
      versions.map(({ id }) => id),
    );
    const missing = versions.filter(({ seq, mutationId }, index) => {
      const entry = entries[index];
      return (entry?.serverVersion?.seq ?? 0) < seq && entry?.pending?.mutationId !== mutationId;
    });
    for (let start = 0; start < missing.length; start += step) {
      const some = missing.slice(start, start + step);
      const ids = some.map(({ id }) => id);
      const fetched = await remote.fetch(table, ids, signal);
      const rows = fetched.filter((one) => one.table === table && ids.includes(one.row.id));
      // The cursor stays before these: the next request may fail.
      const upTo = Math.min(limit, (some[0]?.seq ?? cursor) - 1);
      await apply({ cursor: table, upTo, rows });
      const withheld = some.find(({ id }) => !rows.some(({ row }) => row.id === id));
      if (withheld) limit = Math.min(limit, withheld.seq - 1);
    }
    if (Math.min(last, limit) > cursor) {
      await apply({ cursor: table, upTo: Math.min(last, limit), rows: [] });
    }
    cursor = Math.max(cursor, last);
  }
}

/** Asks again for rows that came damaged and that this device has in no state. What is damaged still stays held as it is. */
async function pullHeldRows(
  table: Table,
  { store, remote, seals }: PullParts,
  apply: ApplyPage,
  signal: AbortSignal,
): Promise<void> {
  const ids = await unknownHeldIds(table, { store, seals });
  const step = table === 'audio_chunks' ? piecesInOneRequest : rowsInOneRequest;
  for (let start = 0; start < ids.length; start += step) {
    const some = ids.slice(start, start + step);
    const rows: ServerRow[] = [];
    for (const one of await remote.fetch(table, some, signal)) {
      if (one.table !== table || !some.includes(one.row.id)) continue;
      if ((await seals.checkRow(one, false)).trust !== 'refused') rows.push(one);
    }
    if (rows.length === 0) continue;
    await apply({ cursor: table, upTo: await store.sync.readCursor(table), rows });
  }
}

/** Removes what other devices removed. Where that is much at once, nothing is removed before the person has agreed. */
async function pullTombstones(
  parts: PullParts,
  apply: ApplyPage,
  signal: AbortSignal,
): Promise<PendingRemovals | null> {
  const { store } = parts;
  const tombstones = await fetchTombstones(parts, signal);
  if (tombstones.length === 0) return null;
  const answer = await store.sync.removalsAnswer();
  const removals = await removalsToAsk(tombstones, answer, store);
  if (removals) return removals;
  const keepUpTo = answer?.kind === 'keep' ? answer.upTo : 0;
  for (let start = 0; start < tombstones.length; start += pageSize) {
    const page = tombstones.slice(start, start + pageSize);
    const upTo = page.at(-1)?.seq ?? 0;
    await apply({ cursor: 'tombstones', upTo, tombstones: page, keepUpTo });
  }
  if (answer) await store.sync.answerRemovals(null);
  return null;
}

/**
 * Keys of rows that were sent and not answered, and that another device has removed since, knowing what was sent. Sent again before the
 * pull, they would count as new.
 */
export async function removedBeforeAnswer(
  parts: PullParts,
  signal: AbortSignal,
): Promise<Set<string>> {
  const { sync } = parts.store;
  const sent = new Set(await sync.unsettledKeys());
  if (sent.size === 0) return sent;
  const isSent = ({ table, id }: Tombstone) => sent.has(outboxKey(table, id));
  const removed = new Set<string>();
  for (const one of await fetchTombstones(parts, signal, isSent)) {
    const [entry] = await sync.readEntries(one.table, [one.id]);
    if (isRemoval(entry, one)) removed.add(outboxKey(one.table, one.id));
  }
  return removed;
}

async function fetchTombstones(
  { store, remote, seals }: PullParts,
  signal: AbortSignal,
  isWanted: (one: Tombstone) => boolean = () => true,
): Promise<PulledTombstone[]> {
  const all: PulledTombstone[] = [];
  let cursor = await store.sync.readCursor('tombstones');
  for (let isFull = true; isFull; ) {
    const page = await remote.tombstonesAfter(cursor, pageSize, signal);
    const last = page.at(-1)?.seq ?? cursor;
    isFull = page.length >= pageSize && last > cursor;
    cursor = Math.max(cursor, last);
    all.push(...(await Promise.all(page.filter(isWanted).map((one) => seals.checkTombstone(one)))));
  }
  return all;
}
