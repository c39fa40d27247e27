import type { Store, Table, Write } from '../store.ts';
import type { ServerRow } from './outbox.ts';
import type { Remote } from './remote.ts';

export type PullParts = {
  store: Store;
  remote: Remote;
  onRowsChanged(writes: Write[]): void;
  /** Told how many rows have come so far, where this is the first look of a device. */
  onProgress?(rows: number): void;
};

const page = 1000;
/** Rows fetched by name in one request. Pieces of recordings are large. */
const rowsAtOnce = 50;
const piecesAtOnce = 4;
/** How many of a list a new device shows before it has them all. */
const firstPage = 50;

const words: readonly Table[] = [
  'journal_entries',
  'saved_moments',
  'emotion_records',
  'writing_streaks',
  'user_data',
];

/** Takes over what other devices have written since the last look. */
export async function pull(parts: PullParts, signal: AbortSignal): Promise<void> {
  const { store, remote, onRowsChanged: changed, onProgress: bringing } = parts;
  let rows = 0;
  const take = async (...given: Parameters<Store['sync']['applyPulled']>) => {
    signal.throwIfAborted();
    changed(await store.sync.applyPulled(...given));
    rows += given[0].rows?.length ?? 0;
    bringing?.(rows);
  };

  const first = await needsInitialPull(store);
  if (first) {
    for (const table of words) {
      const kept = await remote.newest(table, firstPage, signal);
      await take({ cursor: table, upTo: 0, rows: kept });
    }
    rows = 0;
  }
  for (const table of words) await (first ? pullWhole : pullNew)(table, parts, take, signal);
  let buried = await store.sync.readCursor('tombstones');
  for (let full = true; full; ) {
    const removed = await remote.tombstonesAfter(buried, page, signal);
    full = removed.length >= page;
    buried = removed.at(-1)?.seq ?? buried;
    if (removed.length > 0) await take({ cursor: 'tombstones', upTo: buried, tombstones: removed });
  }
  await pullNew('audio_chunks', parts, take, signal);
  if (first) await take({ cursor: 'all', upTo: 1 });
}

/** Whether this device has not yet seen everything the server has. */
export const needsInitialPull = async ({ sync }: Store): Promise<boolean> =>
  (await sync.readCursor('all')) === 0;

type Take = (brought: { from: Table; upTo: number; kept: ServerRow[] }) => Promise<void>;

/** Every row after the last that was seen, page by page. */
async function pullWhole(
  from: Table,
  { store, remote }: PullParts,
  take: Take,
  signal: AbortSignal,
): Promise<void> {
  let seen = await store.sync.readCursor(from);
  for (let full = true; full; ) {
    const kept = await remote.rowsAfter(from, seen, page, signal);
    full = kept.length >= page;
    seen = kept.at(-1)?.seq ?? seen;
    if (kept.length > 0) await take({ from, upTo: seen, kept });
  }
}

/** First only which rows there are: one's own writes come by as well, and need not come back whole. */
async function pullNew(
  from: Table,
  { store, remote }: PullParts,
  take: Take,
  signal: AbortSignal,
): Promise<void> {
  const atOnce = from === 'audio_chunks' ? piecesAtOnce : rowsAtOnce;
  let seen = await store.sync.readCursor(from);
  for (let full = true; full; ) {
    const heads = await remote.versionsAfter(from, seen, page, signal);
    full = heads.length >= page;
    const lines = await store.sync.readEntries(
      from,
      heads.map(({ id }) => id),
    );
    const missing = heads.filter(({ seq, mutationId: op }, index) => {
      const line = lines[index];
      return (line?.serverVersion?.seq ?? 0) < seq && line?.pending?.mutationId !== op;
    });
    for (let start = 0; start < missing.length; start += atOnce) {
      const some = missing.slice(start, start + atOnce);
      const ids = some.map(({ id }) => id);
      const kept = await remote.fetch(from, ids, signal);
      // What comes after these is not here yet.
      await take({ from, upTo: (some[0]?.seq ?? seen) - 1, kept });
    }
    const last = heads.at(-1)?.seq ?? seen;
    if (last > seen) await take({ from, upTo: last, kept: [] });
    seen = last;
  }
}
