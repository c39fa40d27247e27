import { crc32 } from './crc32.ts';

/** What a record is about. Numbers are those of `Store.sequence`. */
export type RowHead = {
  n: number;
  /** How many records were written under this number. */
  of: number;
  /** `<table>/<id>` */
  key: string;
  gone?: true;
};
export type Head =
  | RowHead
  /** What stands before this in the same segment under this number was not kept after all. */
  | { void: number }
  /** Everything was copied anew: what has a smaller number no longer counts. */
  | { base: number }
  /** Numbers, from and to, that were in this segment and left nothing else behind. */
  | { covers: [number, number][] };

/** `value` is JSON, or nothing. */
export type CopyRecord = { head: Head; value: string };

/** Bytes that can be read from any place. */
export type Source = {
  size(): number;
  read(offset: number, length: number): Promise<Uint8Array> | Uint8Array;
};

/** A record and where it stands. */
export type Placed = { head: Head; offset: number; length: number };

export type Scanned = {
  records: Placed[];
  /** Stretches in the middle that are no record. What is torn off at the end is not one of them. */
  broken: number;
};

const mark = [0x6d, 0x30, 0x72, 0x67] as const;
const headSize = 12;
const window = 4 * 1024 * 1024;
const newline = 0x0a;

/** mark | length | crc32 | bytes */
export function encodeRecord({ head, value }: CopyRecord): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(`${JSON.stringify(head)}\n${value}`);
  const record = new Uint8Array(headSize + bytes.length);
  const view = new DataView(record.buffer);
  record.set(mark);
  view.setUint32(4, bytes.length);
  view.setUint32(8, crc32(bytes));
  record.set(bytes, headSize);
  return record;
}

/** Null for bytes that are not what was once written. */
export function decodeRecord(record: Uint8Array): CopyRecord | null {
  const bytes = bodyOf(record, 0);
  const split = bytes?.indexOf(newline) ?? -1;
  if (!bytes || split < 0) return null;
  const head = parseHead(bytes.subarray(0, split));
  return head && { head, value: new TextDecoder().decode(bytes.subarray(split + 1)) };
}

/** Finds every sound record. After one that is not, it goes on at the next mark. */
export async function scan(source: Source): Promise<Scanned> {
  const size = source.size();
  const found: Scanned = { records: [], broken: 0 };
  let buffer: Uint8Array = new Uint8Array(0);
  let start = 0;
  let at = 0;
  let stumbled = false;
  const load = async (length: number) => {
    if (at >= start && at + length <= start + buffer.length) return;
    buffer = await source.read(at, Math.min(size - at, Math.max(window, length)));
    start = at;
  };
  while (at + headSize <= size) {
    await load(headSize);
    const length = lengthAt(buffer, at - start);
    const fits = length !== null && at + length <= size;
    if (fits) await load(length);
    const bytes = fits ? bodyOf(buffer, at - start) : null;
    const head = bytes && parseHead(bytes.subarray(0, Math.max(0, bytes.indexOf(newline))));
    if (head && length) {
      if (stumbled) found.broken += 1;
      stumbled = false;
      found.records.push({ head, offset: at, length });
      at += length;
    } else {
      stumbled = true;
      at = start + nextMark(buffer, at - start + 1);
    }
  }
  return found;
}

function lengthAt(buffer: Uint8Array, at: number): number | null {
  if (mark.some((byte, index) => buffer[at + index] !== byte)) return null;
  return headSize + viewOf(buffer).getUint32(at + 4);
}

function bodyOf(buffer: Uint8Array, at: number): Uint8Array | null {
  if (buffer.length < at + headSize) return null;
  const length = lengthAt(buffer, at);
  if (length === null || at + length > buffer.length) return null;
  const bytes = buffer.subarray(at + headSize, at + length);
  return crc32(bytes) === viewOf(buffer).getUint32(at + 8) ? bytes : null;
}

/** Where the next mark may begin: at one, or so near the end that the rest has to be read first. */
function nextMark(buffer: Uint8Array, from: number): number {
  let at = from;
  while (at < buffer.length) {
    at = buffer.indexOf(mark[0], at);
    if (at < 0) return buffer.length;
    if (at + 4 > buffer.length || lengthAt4(buffer, at)) return at;
    at += 1;
  }
  return buffer.length;
}

const lengthAt4 = (buffer: Uint8Array, at: number) =>
  mark.every((byte, index) => buffer[at + index] === byte);

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

function parseHead(bytes: Uint8Array): Head | null {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Head;
  } catch {
    return null;
  }
}
