import { createMutex } from '../mutex.ts';
import { concatBytes, copyRecords, coveredNumbers, liveRecords } from './compact.ts';
import {
  committedRecords,
  isRowHeader,
  type LogIndex,
  type RecordLocation,
  replaySegments,
} from './log-index.ts';
import {
  decodeRecord,
  encodeRecord,
  type LogRecord,
  type ScanResult,
  scanSegment,
} from './log-record.ts';
import type { SegmentFile, SegmentStorage } from './segment-storage.ts';

/** The append-only log of one account, as one tab sees it. */
export type Log = {
  append(records: LogRecord[]): Promise<void>;
  /** Replays all segments, those of other tabs too. */
  readIndex(): Promise<LogIndex>;
  /** The values at these locations; null for a record that can no longer be read. */
  readValues(locations: RecordLocation[]): Promise<(string | null)[]>;
  /** Takes over the segments of ended tabs, then drops the records of removed and replaced rows. */
  compact(): Promise<void>;
  close(): Promise<void>;
};

type Segment = { name: string; file: SegmentFile };
/** `liveLengths`: bytes of the newest record by key; null until the segment was scanned. */
type ActiveSegment = Segment & { liveLengths: Map<string, number> | null; liveBytes: number };

/** A segment is compacted when it is this many bytes larger than twice its live records. */
const compactionSlack = 1024 * 1024;

/** Each tab appends to a segment of its own, and takes over the segments of tabs that have ended. */
export function createLog(storage: SegmentStorage, newName: () => string): Log {
  const withMutex = createMutex();
  let active: ActiveSegment | null = null;

  const open = async (): Promise<ActiveSegment> => {
    if (active) return active;
    const free: Segment[] = [];
    for (const name of await storage.names()) {
      const file = await storage.openExclusive(name);
      if (file) free.push({ name, file });
    }
    const [largest, ...others] = free;
    active = { ...(largest ?? (await createSegment())), liveLengths: null, liveBytes: 0 };
    for (const other of others) await merge(active, other);
    return active;
  };

  const takeOverEnded = async (own: Segment) => {
    for (const name of await storage.names()) {
      const file = name === own.name ? null : await storage.openExclusive(name);
      if (file) await merge(own, { name, file });
    }
  };

  const createSegment = async (): Promise<Segment> => {
    const name = newName();
    const file = await storage.openExclusive(name);
    if (!file) throw new Error('Another tab has locked a new segment.');
    return { name, file };
  };

  /** Interrupted before the removal, the records are in two segments, which changes nothing. */
  const merge = async (target: Segment, other: Segment) => {
    await copyRecords(other.file, committedRecords(await scanSegment(other.file)), target.file);
    other.file.release();
    await storage.remove(other.name);
  };

  const measure = (segment: ActiveSegment, scanned: ScanResult) => {
    segment.liveLengths = new Map();
    for (const { header, length } of committedRecords(scanned)) {
      if (isRowHeader(header)) segment.liveLengths.set(header.key, 'gone' in header ? 0 : length);
    }
    segment.liveBytes = [...segment.liveLengths.values()].reduce((sum, length) => sum + length, 0);
  };

  const compact = async (segment: ActiveSegment) => {
    const isOnlySegment = (await storage.names()).length === 1;
    const records = committedRecords(await scanSegment(segment.file));
    const next = await createSegment();
    try {
      await copyRecords(segment.file, liveRecords(records, isOnlySegment), next.file);
      const covers = coveredNumbers(records);
      if (covers.length > 0) next.file.append(encodeRecord({ header: { covers }, value: '' }));
    } catch (error) {
      // The segment that was to be replaced is whole, so the half copy can go.
      next.file.release();
      await storage.remove(next.name).catch(() => {});
      throw error;
    }
    segment.file.release();
    active = { ...next, liveLengths: null, liveBytes: 0 };
    measure(active, await scanSegment(active.file));
    await storage.remove(segment.name);
  };

  return {
    append: (records) =>
      withMutex(async () => {
        const segment = await open();
        const encoded = records.map(encodeRecord);
        segment.file.append(concatBytes(encoded));
        const { liveLengths } = segment;
        if (!liveLengths) return;
        for (const [index, { header }] of records.entries()) {
          if (!isRowHeader(header)) continue;
          const length = 'gone' in header ? 0 : (encoded[index]?.length ?? 0);
          segment.liveBytes += length - (liveLengths.get(header.key) ?? 0);
          liveLengths.set(header.key, length);
        }
        if (segment.file.size() > 2 * segment.liveBytes + compactionSlack) {
          // The append succeeded, so a failed compaction must not fail it.
          await compact(segment).catch(() => {});
        }
      }),
    readIndex: () =>
      withMutex(async () => {
        const own = await open();
        const others = (await storage.names()).filter((name) => name !== own.name);
        const scanned = await scanSegment(own.file);
        measure(own, scanned);
        const segments = [{ name: own.name, scanned }];
        for (const name of others) {
          segments.push({ name, scanned: await scanSegment(await storage.openForReading(name)) });
        }
        return replaySegments(segments);
      }),
    readValues: (locations) =>
      withMutex(async () => {
        const own = await open();
        const values: (string | null)[] = [];
        for (const { header, segment, offset, length } of locations) {
          const source = segment === own.name ? own.file : await storage.openForReading(segment);
          const record = decodeRecord(await source.read(offset, length));
          const isSame = record && isRowHeader(record.header) && record.header.key === header.key;
          values.push(isSame ? record.value : null);
        }
        return values;
      }),
    compact: () =>
      withMutex(async () => {
        const segment = await open();
        await takeOverEnded(segment);
        await compact(segment);
      }),
    close: () =>
      withMutex(async () => {
        active?.file.release();
        active = null;
      }),
  };
}
