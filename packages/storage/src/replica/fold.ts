import type { Head, Placed, RowHead, Scanned } from './records.ts';

/** Where the newest state of one row stands. */
export type Found = { head: RowHead; segment: string; offset: number; length: number };

/** Every segment of an account taken together. */
export type View = {
  rows: Map<string, Found>;
  /** The highest number there is, 0 for none. */
  last: number;
  /** Numbers up to `last` of which something is missing. */
  gaps: number;
  broken: number;
};

export const isRow = (head: Head): head is RowHead => 'key' in head;

/** The records of one segment that count: without what was taken back, in their order. */
export function counting({ records }: Scanned): Placed[] {
  const kept: (Placed | null)[] = [...records];
  const places = new Map<number, number[]>();
  for (const [index, { head }] of records.entries()) {
    if (isRow(head)) places.set(head.n, [...(places.get(head.n) ?? []), index]);
    if (!('void' in head)) continue;
    for (const place of places.get(head.void) ?? []) kept[place] = null;
    places.delete(head.void);
    kept[index] = null;
  }
  return kept.filter((record) => record !== null);
}

export function fold(segments: { name: string; scanned: Scanned }[]): View {
  const rows = new Map<string, Found>();
  const seen = new Map<number, { of: number; found: number }>();
  const ranges: [number, number][] = [];
  let base = 0;
  let broken = 0;
  for (const { name, scanned } of segments) {
    broken += scanned.broken;
    const here = new Map<number, { of: number; found: number }>();
    for (const { head, offset, length } of counting(scanned)) {
      if ('base' in head) base = Math.max(base, head.base);
      else if ('covers' in head) ranges.push(...head.covers);
      else if (isRow(head)) {
        const count = here.get(head.n) ?? { of: head.of, found: 0 };
        here.set(head.n, { of: head.of, found: count.found + 1 });
        const known = rows.get(head.key);
        if (!known || known.head.n <= head.n)
          rows.set(head.key, { head, segment: name, offset, length });
      }
    }
    // A batch stands in one segment; one that was copied on the way to being merged stands in two.
    for (const [n, count] of here) {
      const known = seen.get(n);
      if (!known || known.found < count.found) seen.set(n, count);
    }
  }
  for (const [key, { head }] of rows) if (head.n < base) rows.delete(key);
  const whole = [...seen].flatMap(([n, { of, found }]) => (found >= of && isWhole(n) ? [n] : []));
  const covered = toRanges([
    ...(base > 0 ? ([[1, Math.floor(base)]] as [number, number][]) : []),
    ...ranges,
    ...whole.map((n): [number, number] => [n, n]),
  ]);
  const last = Math.max(0, Math.floor(base), ...ends(covered), ...ends(partly(seen)));
  const held = covered.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  return { rows, last, gaps: last - held, broken };
}

/** Numbers as few stretches as possible. */
export function toRanges(ranges: [number, number][]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    const before = merged.at(-1);
    if (before && from <= before[1] + 1) before[1] = Math.max(before[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

const isWhole = (n: number) => Number.isInteger(n);
const ends = (ranges: [number, number][]) => ranges.slice(-1).map(([, to]) => to);

function partly(seen: Map<number, unknown>): [number, number][] {
  let highest = 0;
  for (const n of seen.keys()) if (isWhole(n)) highest = Math.max(highest, n);
  return highest > 0 ? [[highest, highest]] : [];
}
