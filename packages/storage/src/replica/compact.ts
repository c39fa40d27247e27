import { isRowHeader, mergeRanges } from './log-index.ts';
import type { LocatedRecord } from './log-record.ts';
import type { SegmentFile } from './segment-storage.ts';

/** The records that compaction keeps: the newest of each row, and the last checkpoint. */
export function liveRecords(records: LocatedRecord[], isOnlySegment: boolean): LocatedRecord[] {
  const base = Math.max(
    0,
    ...records.flatMap(({ header }) => ('base' in header ? [header.base] : [])),
  );
  const newest = new Map<string, LocatedRecord>();
  const checkpoints: LocatedRecord[] = [];
  for (const record of records) {
    const { header } = record;
    if ('base' in header && header.base === base) checkpoints.push(record);
    if (!isRowHeader(header) || header.n < base) continue;
    const known = newest.get(header.key)?.header;
    if (!known || (isRowHeader(known) && known.n <= header.n)) newest.set(header.key, record);
  }
  // A removal is kept while another segment may still have the row.
  const rows = [...newest.values()].filter(({ header }) => !isOnlySegment || !('gone' in header));
  return [...rows, ...checkpoints];
}

/** The sequence numbers whose records are all in `records`, and those that earlier compactions noted. */
export function coveredNumbers(records: LocatedRecord[]): [number, number][] {
  const batches = new Map<number, { of: number; found: number }>();
  const ranges: [number, number][] = [];
  for (const { header } of records) {
    if ('covers' in header) ranges.push(...header.covers);
    if (!isRowHeader(header) || !Number.isInteger(header.n)) continue;
    batches.set(header.n, { of: header.of, found: (batches.get(header.n)?.found ?? 0) + 1 });
  }
  for (const [n, { of, found }] of batches) if (found >= of) ranges.push([n, n]);
  return mergeRanges(ranges);
}

const bytesPerAppend = 1024 * 1024;

/** Appends the records to another segment, about a megabyte at a time. */
export async function copyRecords(
  from: SegmentFile,
  records: LocatedRecord[],
  to: SegmentFile,
): Promise<void> {
  let pending: Uint8Array[] = [];
  let size = 0;
  const flush = () => {
    if (size > 0) to.append(concatBytes(pending));
    pending = [];
    size = 0;
  };
  for (const { offset, length } of records) {
    pending.push((await from.read(offset, length)).slice());
    size += length;
    if (size >= bytesPerAppend) flush();
  }
  flush();
}

export function concatBytes(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
