import type { VersionVector } from '../history/version-vector.ts';
import { crc32 } from './crc32.ts';

/** A record about one row. The field names are part of the stored format. */
export type RowHeader = {
  /** The sequence number of the write, from `Store.sequence`. */
  n: number;
  /** How many records this write has. */
  of: number;
  /** `<table>/<id>` */
  key: string;
  /** The row was removed. */
  gone?: true;
} & RowOrigin;

/** What a row was made from, as far as it was known. A recovery has lost everything else that told it. */
export type RowOrigin = {
  /** The version of that state. */
  from?: VersionVector;
  /** Fingerprints of states that the row had when the database was lost, and of which no version was known. */
  was?: readonly string[];
};

export type RecordHeader =
  | RowHeader
  /** An abort: the records before it in this segment with this number do not count. */
  | { void: number }
  /** A checkpoint: every row was written again. Records with a smaller number no longer count. */
  | { base: number }
  /** Ranges of numbers (from, to) that were in this segment and whose records compaction dropped. */
  | { covers: [number, number][] };

/** `value` is JSON, or empty. */
export type LogRecord = { header: RecordHeader; value: string };

/** Bytes that can be read at any offset. */
export type ByteSource = {
  size(): number;
  read(offset: number, length: number): Promise<Uint8Array> | Uint8Array;
};

/** A record's header and where the record is stored, in bytes. */
export type LocatedRecord = { header: RecordHeader; offset: number; length: number };

export type ScanResult = {
  records: LocatedRecord[];
  /** Stretches between two records that are no record. A torn write at the end is not counted. */
  corrupt: number;
  /** Whether the end is a torn write. */
  isTorn: boolean;
};

const magic = [0x6d, 0x30, 0x72, 0x67] as const;
/** Magic, length and CRC. */
const prefixSize = 12;
const readSize = 4 * 1024 * 1024;
const newline = 0x0a;

/** magic (4 bytes) | length (4) | CRC-32 (4) | header as JSON, newline, value */
export function encodeRecord({ header, value }: LogRecord): Uint8Array<ArrayBuffer> {
  const body = new TextEncoder().encode(`${JSON.stringify(header)}\n${value}`);
  const record = new Uint8Array(prefixSize + body.length);
  const view = new DataView(record.buffer);
  record.set(magic);
  view.setUint32(4, body.length);
  view.setUint32(8, crc32(body));
  record.set(body, prefixSize);
  return record;
}

/** Null where the bytes are not a whole record with a matching CRC. */
export function decodeRecord(record: Uint8Array): LogRecord | null {
  const body = bodyAt(record, 0);
  const split = body?.indexOf(newline) ?? -1;
  if (!body || split < 0) return null;
  const header = parseHeader(body.subarray(0, split));
  return header && { header, value: new TextDecoder().decode(body.subarray(split + 1)) };
}

/** Finds every valid record. After a corrupt one it goes on at the next magic. */
export async function scanSegment(source: ByteSource): Promise<ScanResult> {
  const size = source.size();
  const result: ScanResult = { records: [], corrupt: 0, isTorn: false };
  let buffer: Uint8Array = new Uint8Array(0);
  let bufferStart = 0;
  let offset = 0;
  let isInCorruptStretch = false;
  const load = async (length: number) => {
    if (offset >= bufferStart && offset + length <= bufferStart + buffer.length) return;
    buffer = await source.read(offset, Math.min(size - offset, Math.max(readSize, length)));
    bufferStart = offset;
  };
  while (offset + prefixSize <= size) {
    await load(prefixSize);
    const length = lengthAt(buffer, offset - bufferStart);
    const fits = length !== null && offset + length <= size;
    if (fits) await load(length);
    const body = fits ? bodyAt(buffer, offset - bufferStart) : null;
    const header = body && parseHeader(body.subarray(0, Math.max(0, body.indexOf(newline))));
    if (header && length) {
      if (isInCorruptStretch) result.corrupt += 1;
      isInCorruptStretch = false;
      result.records.push({ header, offset, length });
      offset += length;
    } else {
      isInCorruptStretch = true;
      offset = bufferStart + nextMagic(buffer, offset - bufferStart + 1);
    }
  }
  result.isTorn = isInCorruptStretch || offset < size;
  return result;
}

/** The length of the whole record; null where no magic is. */
function lengthAt(buffer: Uint8Array, index: number): number | null {
  if (!hasMagicAt(buffer, index)) return null;
  return prefixSize + viewOf(buffer).getUint32(index + 4);
}

/** Null where the record is cut off or its CRC does not match. */
function bodyAt(buffer: Uint8Array, index: number): Uint8Array | null {
  if (buffer.length < index + prefixSize) return null;
  const length = lengthAt(buffer, index);
  if (length === null || index + length > buffer.length) return null;
  const body = buffer.subarray(index + prefixSize, index + length);
  return crc32(body) === viewOf(buffer).getUint32(index + 8) ? body : null;
}

/** The next index with a magic, or one so near the end that the rest has to be read first. */
function nextMagic(buffer: Uint8Array, from: number): number {
  let index = from;
  while (index < buffer.length) {
    index = buffer.indexOf(magic[0], index);
    if (index < 0) return buffer.length;
    if (index + magic.length > buffer.length || hasMagicAt(buffer, index)) return index;
    index += 1;
  }
  return buffer.length;
}

const hasMagicAt = (buffer: Uint8Array, index: number) =>
  magic.every((byte, position) => buffer[index + position] === byte);

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

function parseHeader(bytes: Uint8Array): RecordHeader | null {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as RecordHeader;
  } catch {
    return null;
  }
}
