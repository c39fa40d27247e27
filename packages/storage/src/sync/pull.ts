import type { Store, Table, Write } from '../store.ts';
import type { Kept } from './lines.ts';
import type { Remote } from './remote.ts';

export type PullParts = {
  store: Store;
  remote: Remote;
  changed(writes: Write[]): void;
  /** Told how many rows have come so far, where this is the first look of a device. */
  bringing?(rows: number): void;
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
  const { store, remote, changed, bringing } = parts;
  let rows = 0;
  const take = async (...given: Parameters<Store['sync']['take']>) => {
    signal.throwIfAborted();
    changed(await store.sync.take(...given));
    rows += given[0].kept?.length ?? 0;
    bringing?.(rows);
  };

  const first = await isFirstLook(store);
  if (first) {
    for (const table of words) {
      const kept = await remote.newest(table, firstPage, signal);
      await take({ from: table, upTo: 0, kept });
    }
    rows = 0;
  }
  for (const table of words) await (first ? pullWhole : pullNew)(table, parts, take, signal);
  let buried = await store.sync.seen('tombstones');
  for (let full = true; full; ) {
    const removed = await remote.tombstones(buried, page, signal);
    full = removed.length >= page;
    buried = removed.at(-1)?.seq ?? buried;
    if (removed.length > 0) await take({ from: 'tombstones', upTo: buried, removed });
  }
  await pullNew('audio_chunks', parts, take, signal);
  if (first) await take({ from: 'all', upTo: 1 });
}

/** Whether this device has not yet seen everything the server has. */
export const isFirstLook = async ({ sync }: Store): Promise<boolean> =>
  (await sync.seen('all')) === 0;

type Take = (brought: { from: Table; upTo: number; kept: Kept[] }) => Promise<void>;

/** Every row after the last that was seen, page by page. */
async function pullWhole(
  from: Table,
  { store, remote }: PullParts,
  take: Take,
  signal: AbortSignal,
): Promise<void> {
  let seen = await store.sync.seen(from);
  for (let full = true; full; ) {
    const kept = await remote.pull(from, seen, page, signal);
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
  let seen = await store.sync.seen(from);
  for (let full = true; full; ) {
    const heads = await remote.heads(from, seen, page, signal);
    full = heads.length >= page;
    const lines = await store.sync.lines(
      from,
      heads.map(({ id }) => id),
    );
    const missing = heads.filter(({ seq, op }, index) => {
      const line = lines[index];
      return (line?.base?.seq ?? 0) < seq && line?.pending?.op !== op;
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
