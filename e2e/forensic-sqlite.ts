import { existsSync, readFileSync } from 'node:fs';

/**
 * The databases of Firefox and WebKit: every text and byte string that a SQLite file and its write-ahead log still hold, in
 * every version that is in the log, pages out of use among them. The format is https://www.sqlite.org/fileformat2.html.
 */
export function valuesInSqlite(path: string, file: Buffer): Buffer[] {
  if (!file.subarray(0, 16).equals(magic)) return [];
  const size = file.readUInt16BE(16);
  const pageSize = size === 1 ? 65_536 : size;
  const usable = pageSize - (file[20] ?? 0);
  const pages = new Map<number, Buffer>();
  for (let at = 0; at + pageSize <= file.length; at += pageSize)
    pages.set(at / pageSize + 1, file.subarray(at, at + pageSize));
  const values = [...pages.keys()].flatMap((number) => valuesInPage(number, pages, usable));
  const log = `${path}-wal`;
  if (!existsSync(log)) return values;
  for (const changed of transactionsIn(readFileSync(log), pageSize)) {
    for (const [number, page] of changed) pages.set(number, page);
    values.push(...[...changed.keys()].flatMap((number) => valuesInPage(number, pages, usable)));
  }
  return values;
}

const magic = Buffer.from('SQLite format 3\0');

/** The pages that each transaction of a write-ahead log wrote; at the end those of one that was not committed. */
function transactionsIn(log: Buffer, pageSize: number): Map<number, Buffer>[] {
  const transactions: Map<number, Buffer>[] = [];
  let open = new Map<number, Buffer>();
  for (let at = 32; at + 24 + pageSize <= log.length; at += 24 + pageSize) {
    open.set(log.readUInt32BE(at), log.subarray(at + 24, at + 24 + pageSize));
    if (log.readUInt32BE(at + 4) === 0) continue;
    transactions.push(open);
    open = new Map();
  }
  return [...transactions, open];
}

/** What kinds of page hold records. An inner page of a table has none. */
const kinds = {
  13: { start: 8, before: 0, hasRowId: true },
  10: { start: 8, before: 0, hasRowId: false },
  2: { start: 12, before: 4, hasRowId: false },
} as const;

function valuesInPage(number: number, pages: Map<number, Buffer>, usable: number): Buffer[] {
  const page = pages.get(number);
  if (!page) return [];
  const head = number === 1 ? 100 : 0;
  const kind = Object.entries(kinds).find(([flag]) => Number(flag) === page[head])?.[1];
  if (!kind) return [];
  const values: Buffer[] = [];
  for (let cell = 0; cell < page.readUInt16BE(head + 3); cell += 1) {
    try {
      const at = page.readUInt16BE(head + kind.start + cell * 2) + kind.before;
      values.push(...valuesInRecord(payloadAt(page, at, kind.hasRowId, pages, usable)));
    } catch {
      // A page out of use whose bytes look like another kind.
    }
  }
  return values;
}

/** A record with what of it stands on further pages. */
function payloadAt(
  page: Buffer,
  start: number,
  hasRowId: boolean,
  pages: Map<number, Buffer>,
  usable: number,
): Buffer {
  const [length, afterLength] = varint(page, start);
  const at = hasRowId ? varint(page, afterLength)[1] : afterLength;
  const most = hasRowId ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
  if (length <= most) return page.subarray(at, at + length);
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const fitting = least + ((length - least) % (usable - 4));
  const local = fitting <= most ? fitting : least;
  const parts = [page.subarray(at, at + local)];
  let left = length - local;
  for (let next = page.readUInt32BE(at + local); left > 0 && next !== 0; ) {
    const more = pages.get(next);
    if (!more) break;
    const part = more.subarray(4, Math.min(usable, 4 + left));
    parts.push(part);
    left -= part.length;
    next = more.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

/** The columns of a record that are texts or bytes. Numbers hold no words. */
function valuesInRecord(record: Buffer): Buffer[] {
  const [headLength, first] = varint(record, 0);
  const values: Buffer[] = [];
  let body = headLength;
  for (let at = first; at < headLength; ) {
    const [type, next] = varint(record, at);
    const length = type >= 12 ? (type - 12 - (type % 2)) / 2 : (numberLengths[type] ?? 0);
    if (type >= 12) values.push(record.subarray(body, body + length));
    body += length;
    at = next;
  }
  return values;
}

const numberLengths = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

/** The number that begins at `at`, and where it ends. */
function varint(bytes: Buffer, at: number): [value: number, end: number] {
  let value = 0;
  for (let index = 0; index < 9; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) throw new RangeError('The page ends early.');
    if (index === 8) return [value * 256 + byte, at + 9];
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + index + 1];
  }
  throw new RangeError('There is no such number.');
}
