import type { LocatedRecord, RecordHeader, RowHeader, ScanResult } from './log-record.ts';

/** Where the newest record of one row is stored. */
export type RecordLocation = {
  header: RowHeader;
  segment: string;
  offset: number;
  length: number;
};

/** What the log of one account contains: all its segments replayed. */
export type LogIndex = {
  /** By key. Removed rows are in it. */
  rows: Map<string, RecordLocation>;
  /** The highest sequence number, 0 for an empty log. */
  last: number;
  /** Numbers up to `last` of which a record is missing. */
  gaps: number;
  /** Corrupt stretches, in all segments. */
  corrupt: number;
  /** Whether there are bytes that no longer count and are not to stay: see `log.ts`. */
  hasLeftovers: boolean;
};

/** The record key of a letter, of an earlier version of one, or of the mark of a burn. Letters are removed by burning only. */
const ofLetter = /^user_data\/[^:]*:(set-aside:)?letter:/;

type Batch = { of: number; found: number };

export const isRowHeader = (header: RecordHeader): header is RowHeader => 'key' in header;

/** The records of one segment in their order, without those that an abort took back. */
export function committedRecords({ records }: ScanResult): LocatedRecord[] {
  const committed: (LocatedRecord | null)[] = [...records];
  const indexesByNumber = new Map<number, number[]>();
  for (const [index, { header }] of records.entries()) {
    if (isRowHeader(header)) {
      // One write may have tens of thousands of rows, as after a restored backup.
      const indexes = indexesByNumber.get(header.n);
      if (indexes) indexes.push(index);
      else indexesByNumber.set(header.n, [index]);
    }
    if (!('void' in header)) continue;
    for (const aborted of indexesByNumber.get(header.void) ?? []) committed[aborted] = null;
    indexesByNumber.delete(header.void);
    committed[index] = null;
  }
  return committed.filter((record) => record !== null);
}

type Segment = { name: string; scanned: ScanResult };

/** Replays the segments: of each row the record with the highest number counts. */
export function replaySegments(segments: Segment[]): LogIndex {
  const committed = segments.map(({ name, scanned }) => ({
    name,
    records: committedRecords(scanned),
  }));
  const { base, batches, covered } = numbersIn(committed);
  const rows = new Map<string, RecordLocation>();
  for (const { name, records } of committed) {
    const cut = cutOff(records, covered);
    for (const { header, offset, length } of records) {
      if (!isRowHeader(header) || ('gone' in header && header.n === cut)) continue;
      const known = rows.get(header.key);
      if (!known || known.header.n <= header.n)
        rows.set(header.key, { header, segment: name, offset, length });
    }
  }
  const ended = [...rows.values()].filter(({ header }) => header.n < base);
  for (const { header } of ended) rows.delete(header.key);
  const last = Math.max(0, Math.floor(base), covered.at(-1)?.[1] ?? 0, highestOf(batches));
  const present = covered.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  const corrupt = segments.reduce((sum, { scanned }) => sum + scanned.corrupt, 0);
  const isBurned = ({ header: { gone, key } }: RecordLocation) => gone && ofLetter.test(key);
  const hasLeftovers =
    ended.length + corrupt > 0 ||
    segments.some(({ scanned }) => scanned.isTorn) ||
    [...rows.values()].some(isBurned);
  return { rows, last, gaps: last - present, corrupt, hasLeftovers };
}

/** The checkpoint, how much of each write was found, and the numbers of which everything was. */
function numbersIn(segments: { records: LocatedRecord[] }[]) {
  const batches = new Map<number, Batch>();
  const ranges: [number, number][] = [];
  let base = 0;
  for (const { records } of segments) {
    const batchesInSegment = new Map<number, Batch>();
    for (const { header } of records) {
      if ('base' in header) base = Math.max(base, header.base);
      else if ('covers' in header) ranges.push(...header.covers);
      else if (isRowHeader(header)) {
        const batch = batchesInSegment.get(header.n) ?? { of: header.of, found: 0 };
        batchesInSegment.set(header.n, { of: header.of, found: batch.found + 1 });
      }
    }
    // A batch is in one segment. An interrupted merge leaves it in two, and then it must not be counted twice.
    for (const [n, batch] of batchesInSegment) {
      const known = batches.get(n);
      if (!known || known.found < batch.found) batches.set(n, batch);
    }
  }
  const complete = [...batches].flatMap(([n, { of, found }]) =>
    found >= of && Number.isInteger(n) ? [n] : [],
  );
  const covered = mergeRanges([
    ...(base > 0 ? ([[1, Math.floor(base)]] as [number, number][]) : []),
    ...ranges,
    ...complete.map((n): [number, number] => [n, n]),
  ]);
  return { base, batches, covered };
}

/**
 * The number of the last write, where it was cut off while it was appended. Nobody was told that it is done, so nothing is
 * removed by the half of it that is here.
 */
function cutOff(records: LocatedRecord[], covered: [number, number][]): number | null {
  const numbers = records.flatMap(({ header }) =>
    isRowHeader(header) && Number.isInteger(header.n) ? [header.n] : [],
  );
  const last = numbers.at(-1) ?? null;
  const isWhole = last === null || covered.some(([from, to]) => from <= last && last <= to);
  return isWhole ? null : last;
}

/** Sorts ranges and joins those that touch or overlap. */
export function mergeRanges(ranges: [number, number][]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    const before = merged.at(-1);
    if (before && from <= before[1] + 1) before[1] = Math.max(before[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** A rebuilt replica has its rows under a fraction, which is no number of a write. */
function highestOf(batches: Map<number, Batch>): number {
  let highest = 0;
  for (const n of batches.keys()) if (Number.isInteger(n)) highest = Math.max(highest, n);
  return highest;
}
