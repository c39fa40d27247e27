import { createTurns } from '../mutex.ts';
import { counting, type Found, fold, isRow, toRanges, type View } from './fold.ts';
import type { Place, SegmentFile } from './place.ts';
import {
  type CopyRecord,
  decodeRecord,
  encodeRecord,
  type Placed,
  type Scanned,
  scan,
} from './records.ts';

/** The copy of one account, as this tab sees it. */
export type Journal = {
  append(records: CopyRecord[]): Promise<void>;
  /** Everything there is, this tab's and every other's. */
  view(): Promise<View>;
  /** The values of what `view` found; null for one that can no longer be read. */
  values(found: Found[]): Promise<(string | null)[]>;
  close(): Promise<void>;
};

type Own = { name: string; file: SegmentFile; live: Map<string, number> | null; liveBytes: number };

/** A segment is written anew when it is this much larger than twice what counts in it. */
const slack = 1024 * 1024;

/** Appends to a segment of its own; takes over what tabs that are gone have left. */
export function createJournal(place: Place, newName: () => string): Journal {
  const inTurn = createTurns();
  let own: Own | null = null;

  const open = async (): Promise<Own> => {
    if (own) return own;
    const left: { name: string; file: SegmentFile }[] = [];
    for (const name of await place.names()) {
      const file = await place.claim(name);
      if (file) left.push({ name, file });
    }
    const [first, ...others] = left;
    const taken = first ?? (await fresh());
    own = { ...taken, live: null, liveBytes: 0 };
    for (const other of others) await merge(own, other);
    return own;
  };

  const fresh = async () => {
    const name = newName();
    const file = await place.claim(name);
    if (!file) throw new Error('A new segment is in other hands.');
    return { name, file };
  };

  /** What counts of it, then it goes. Cut off in between, it stands in two segments, which changes nothing. */
  const merge = async (to: Own, other: { name: string; file: SegmentFile }) => {
    await copy(other.file, counting(await scan(other.file)), to.file);
    other.file.release();
    await place.remove(other.name);
  };

  const measure = (mine: Own, scanned: Scanned) => {
    mine.live = new Map();
    for (const { head, length } of counting(scanned)) {
      if (isRow(head)) mine.live.set(head.key, 'gone' in head ? 0 : length);
    }
    mine.liveBytes = [...mine.live.values()].reduce((sum, length) => sum + length, 0);
  };

  const compact = async (mine: Own) => {
    const alone = (await place.names()).length === 1;
    const records = counting(await scan(mine.file));
    const next = await fresh();
    await copy(mine.file, newest(records, alone), next.file);
    const covers = coveredBy(records);
    if (covers.length > 0) next.file.append(encodeRecord({ head: { covers }, value: '' }));
    mine.file.release();
    own = { ...next, live: null, liveBytes: 0 };
    measure(own, await scan(own.file));
    await place.remove(mine.name);
  };

  return {
    append: (records) =>
      inTurn(async () => {
        const mine = await open();
        const encoded = records.map(encodeRecord);
        mine.file.append(joined(encoded));
        // What this segment held before is not known until the copy was looked at as a whole.
        const { live } = mine;
        if (!live) return;
        for (const [index, { head }] of records.entries()) {
          if (!isRow(head)) continue;
          const length = 'gone' in head ? 0 : (encoded[index]?.length ?? 0);
          mine.liveBytes += length - (live.get(head.key) ?? 0);
          live.set(head.key, length);
        }
        // A copy that could not be made smaller is a copy all the same.
        if (mine.file.size() > 2 * mine.liveBytes + slack) await compact(mine).catch(() => {});
      }),
    view: () =>
      inTurn(async () => {
        const mine = await open();
        const others = (await place.names()).filter((name) => name !== mine.name);
        const segments = [{ name: mine.name, scanned: await scan(mine.file) }];
        if (segments[0]) measure(mine, segments[0].scanned);
        for (const name of others) {
          segments.push({ name, scanned: await scan(await place.peek(name)) });
        }
        return fold(segments);
      }),
    values: (found) =>
      inTurn(async () => {
        const mine = await open();
        const values: (string | null)[] = [];
        for (const { head, segment, offset, length } of found) {
          const source = segment === mine.name ? mine.file : await place.peek(segment);
          const record = decodeRecord(await source.read(offset, length));
          const same = record && isRow(record.head) && record.head.key === head.key;
          values.push(same ? record.value : null);
        }
        return values;
      }),
    close: () =>
      inTurn(async () => {
        own?.file.release();
        own = null;
      }),
  };
}

/** The last word about each row; and what was removed only where another segment could still have it. */
function newest(records: Placed[], alone: boolean): Placed[] {
  const base = Math.max(0, ...records.flatMap(({ head }) => ('base' in head ? [head.base] : [])));
  const last = new Map<string, Placed>();
  const rest: Placed[] = [];
  for (const record of records) {
    const { head } = record;
    if ('base' in head && head.base === base) rest.push(record);
    if (!isRow(head) || head.n < base) continue;
    const known = last.get(head.key)?.head;
    if (!known || (isRow(known) && known.n <= head.n)) last.set(head.key, record);
  }
  const rows = [...last.values()].filter(({ head }) => !alone || !('gone' in head));
  return [...rows, ...rest];
}

function coveredBy(records: Placed[]): [number, number][] {
  const found = new Map<number, { of: number; count: number }>();
  const ranges: [number, number][] = [];
  for (const { head } of records) {
    if ('covers' in head) ranges.push(...head.covers);
    if (!isRow(head) || !Number.isInteger(head.n)) continue;
    found.set(head.n, { of: head.of, count: (found.get(head.n)?.count ?? 0) + 1 });
  }
  for (const [n, { of, count }] of found) if (count >= of) ranges.push([n, n]);
  return toRanges(ranges);
}

const atOnce = 1024 * 1024;

/** The records as they are, a megabyte at a time. */
async function copy(from: SegmentFile, records: Placed[], to: SegmentFile): Promise<void> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  const put = () => {
    if (size > 0) to.append(joined(waiting));
    waiting = [];
    size = 0;
  };
  for (const { offset, length } of records) {
    waiting.push((await from.read(offset, length)).slice());
    size += length;
    if (size >= atOnce) put();
  }
  put();
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
