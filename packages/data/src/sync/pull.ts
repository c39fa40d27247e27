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
/** Pieces of recordings are large: first only which there are, then those that are not here, a few at a time. */
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

  if (await isFirstLook(store)) {
    for (const table of words) {
      const kept = await remote.newest(table, firstPage, signal);
      await take({ from: table, upTo: 0, kept });
    }
    rows = 0;
  }
  for (const table of words) {
    let seen = await store.sync.seen(table);
    for (let full = true; full; ) {
      const kept = await remote.pull(table, seen, page, signal);
      full = kept.length >= page;
      seen = kept.at(-1)?.seq ?? seen;
      if (kept.length > 0) await take({ from: table, upTo: seen, kept });
    }
  }
  let buried = await store.sync.seen('tombstones');
  for (let full = true; full; ) {
    const removed = await remote.tombstones(buried, page, signal);
    full = removed.length >= page;
    buried = removed.at(-1)?.seq ?? buried;
    if (removed.length > 0) await take({ from: 'tombstones', upTo: buried, removed });
  }
  await pullPieces(parts, take, signal);
}

/** Whether this device has not yet seen anything the server has. */
export async function isFirstLook({ sync }: Store): Promise<boolean> {
  const seen = await Promise.all(words.map((table) => sync.seen(table)));
  return seen.every((number) => number === 0);
}

async function pullPieces(
  { store, remote }: PullParts,
  take: (brought: { from: Table; upTo: number; kept: Kept[] }) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const from = 'audio_chunks';
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
    for (let start = 0; start < missing.length; start += piecesAtOnce) {
      const some = missing.slice(start, start + piecesAtOnce);
      const kept = await remote.fetch(
        from,
        some.map(({ id }) => id),
        signal,
      );
      // What comes after these is not here yet.
      await take({ from, upTo: (some[0]?.seq ?? seen) - 1, kept });
    }
    const last = heads.at(-1)?.seq ?? seen;
    if (last > seen) await take({ from, upTo: last, kept: [] });
    seen = last;
  }
}
