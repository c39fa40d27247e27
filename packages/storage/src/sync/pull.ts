import type { Store, Table, Write } from '../store.ts';
import type { Remote } from './remote.ts';
import type { PulledPage } from './sync-store.ts';

export type PullParts = {
  store: Store;
  remote: Remote;
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

type ApplyPage = (page: PulledPage) => Promise<void>;

/** Pulls what other devices wrote after each table's cursor. */
export async function pull(parts: PullParts, signal: AbortSignal): Promise<void> {
  const { store, remote, onRowsChanged, onProgress } = parts;
  let pulled = 0;
  const apply: ApplyPage = async (page) => {
    signal.throwIfAborted();
    onRowsChanged(await store.sync.applyPulled(page));
    pulled += page.rows?.length ?? 0;
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
  await pullTombstones(parts, apply, signal);
  await pullMissingRows('audio_chunks', parts, apply, signal);
  if (isInitial) await apply({ cursor: 'all', upTo: 1 });
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
  for (let isFull = true; isFull; ) {
    const rows = await remote.rowsAfter(table, cursor, pageSize, signal);
    isFull = rows.length >= pageSize;
    cursor = rows.at(-1)?.seq ?? cursor;
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
  for (let isFull = true; isFull; ) {
    const versions = await remote.versionsAfter(table, cursor, pageSize, signal);
    isFull = versions.length >= pageSize;
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
      const rows = await remote.fetch(table, ids, signal);
      // The cursor stays before these: the next request may fail.
      await apply({ cursor: table, upTo: (some[0]?.seq ?? cursor) - 1, rows });
    }
    const last = versions.at(-1)?.seq ?? cursor;
    if (last > cursor) await apply({ cursor: table, upTo: last, rows: [] });
    cursor = last;
  }
}

async function pullTombstones(
  { store, remote }: PullParts,
  apply: ApplyPage,
  signal: AbortSignal,
): Promise<void> {
  let cursor = await store.sync.readCursor('tombstones');
  for (let isFull = true; isFull; ) {
    const tombstones = await remote.tombstonesAfter(cursor, pageSize, signal);
    isFull = tombstones.length >= pageSize;
    cursor = tombstones.at(-1)?.seq ?? cursor;
    if (tombstones.length > 0) await apply({ cursor: 'tombstones', upTo: cursor, tombstones });
  }
}
