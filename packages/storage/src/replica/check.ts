import { type Row, type Store, type Table, tableNames, type Write } from '../store.ts';
import type { Copied, Copy, Look } from './copies.ts';
import type { CopyRecord } from './records.ts';

export type Restored = { rows: number; entries: number; unreadable: number };
export type Verdict =
  | { found: 'whole' }
  /** The copy lacks something, or there is none: it is to be made anew from the rows. */
  | { found: 'old-copy' }
  /** Rows with a number above this were lost, or all of them. */
  | { found: 'lost-rows'; above: number }
  /** Rows that nobody removed are not there. */
  | { found: 'holes'; keys: string[] };

export const keyOf = (table: Table, id: string) => `${table}/${id}`;

export function recordsOf(n: number, writes: readonly Write[]): CopyRecord[] {
  const of = writes.length;
  return writes.map((write) =>
    'put' in write
      ? { head: { n, of, key: keyOf(write.table, write.put.id) }, value: JSON.stringify(write.put) }
      : { head: { n, of, key: keyOf(write.table, write.remove), gone: true }, value: '' },
  );
}

/** Compares what is here with its second copy. */
export async function compare(
  store: Store,
  copy: Copy,
  pause: () => Promise<void>,
): Promise<Verdict> {
  let verdict = await compareOnce(store, copy);
  // Another tab may have kept a row a moment before its copy.
  for (let tries = 0; tries < 3 && verdict.found !== 'whole'; tries += 1) {
    if (verdict.found === 'lost-rows') return verdict;
    await pause();
    verdict = await compareOnce(store, copy);
  }
  return verdict;
}

async function compareOnce(store: Store, copy: Copy): Promise<Verdict> {
  const look = await copy.look();
  const last = await store.sequence.last();
  const counts = await countAll(store);
  if (last === null && total(counts) === 0 && total(look.counts) > 0) {
    return { found: 'lost-rows', above: 0 };
  }
  if (look.last > (last ?? 0)) return { found: 'lost-rows', above: last ?? 0 };
  if (look.gaps > 0 || look.last < (last ?? 0)) return { found: 'old-copy' };
  if (tableNames.every((table) => counts[table] === (look.counts[table] ?? 0))) {
    return { found: 'whole' };
  }
  const keys = await missing(store, copy);
  return keys.length > 0 ? { found: 'holes', keys } : { found: 'old-copy' };
}

/** What the copy has and the store has not. */
async function missing(store: Store, copy: Copy): Promise<string[]> {
  const here = new Set<string>();
  for (const table of tableNames) {
    for (const id of await store.ids(table)) here.add(keyOf(table, id));
  }
  return (await copy.keys(0)).flatMap(({ key, gone }) => (gone || here.has(key) ? [] : [key]));
}

const piecesAtOnce = 16;
const rowsAtOnce = 200;

/** Puts rows back from the copy. Cut off in between, it is simply begun again. */
export async function restore(
  store: Store,
  copy: Copy,
  what: { above: number } | { keys: string[] },
  progress: (done: number, total: number) => void,
): Promise<Restored> {
  const look = await copy.look();
  const keys = 'keys' in what ? what.keys : await keysAbove(copy, what.above);
  const restored: Restored = { rows: 0, entries: 0, unreadable: look.broken };
  progress(0, keys.length);
  for (const part of parts(keys)) {
    const found = await copy.read(part);
    const writes = found.flatMap((one) => writeOf(one) ?? []);
    await store.sequence.restore(writes);
    const puts = writes.filter((write) => 'put' in write);
    restored.rows += puts.length;
    restored.entries += puts.filter(({ table }) => table === 'journal_entries').length;
    restored.unreadable += part.length - writes.length;
    progress(restored.rows, keys.length);
  }
  await store.sequence.goOnFrom(look.last);
  return restored;
}

async function keysAbove(copy: Copy, above: number): Promise<string[]> {
  const found = await copy.keys(above);
  return found.flatMap(({ key, gone }) => (gone && above === 0 ? [] : [key]));
}

/** Writes the copy anew from the rows as they are. */
export async function copyAgain(store: Store, copy: Copy): Promise<void> {
  // Between two writes: what is written while this goes on has a higher number, and wins.
  const n = ((await store.sequence.last()) ?? 0) + 0.5;
  for (const table of tableNames) {
    const limit = table === 'audio_chunks' ? piecesAtOnce : rowsAtOnce;
    let rows: Row[] = [];
    for (let after = ''; ; after = rows.at(-1)?.id ?? '') {
      rows = await store.page(table, after, limit);
      const puts = rows.map((put) => ({ table, put }) as Write);
      if (puts.length > 0) await copy.append(recordsOf(n, puts));
      if (rows.length < limit) break;
    }
  }
  await copy.append([{ head: { base: n }, value: '' }]);
}

/** Puts back the rows of a table that the database has and can no longer hand out. Returns how many. */
export async function putBackUnreadable(store: Store, copy: Copy, table: Table): Promise<number> {
  const keys: string[] = [];
  for (const id of await store.ids(table)) {
    await store.get(table, id).catch(() => keys.push(keyOf(table, id)));
  }
  let back = 0;
  for (const part of parts(keys)) {
    const writes = (await copy.read(part)).flatMap((one) => writeOf(one) ?? []);
    await store.sequence.restore(writes);
    back += writes.length;
  }
  return back;
}

export async function isEmpty(store: Store): Promise<boolean> {
  return total(await countAll(store)) === 0;
}

async function countAll(store: Store): Promise<Record<string, number>> {
  const counts = await Promise.all(
    tableNames.map(async (table) => [table, await store.count(table)] as const),
  );
  return Object.fromEntries(counts);
}

const total = (counts: Look['counts']) => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Null for one that is no row of ours. */
function writeOf({ key, value }: Copied): Write | null {
  const table = key.slice(0, key.indexOf('/')) as Table;
  const id = key.slice(table.length + 1);
  if (!tableNames.includes(table)) return null;
  if (value === null) return { table, remove: id } as Write;
  const put = JSON.parse(value) as Row;
  return put.id === id ? ({ table, put } as Write) : null;
}

function* parts(keys: string[]): Generator<string[]> {
  const pieces = keys.filter((key) => key.startsWith('audio_chunks/'));
  const rows = keys.filter((key) => !key.startsWith('audio_chunks/'));
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce);
  for (let at = 0; at < pieces.length; at += piecesAtOnce)
    yield pieces.slice(at, at + piecesAtOnce);
}
