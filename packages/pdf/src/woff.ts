/** What an OpenType file is made of, by tag. */
export type FontTables = Map<string, Uint8Array<ArrayBuffer>>;

/** Opens a WOFF file. WOFF2 is smaller, but no browser gives a page what is inside it. */
export async function openWoff(file: Uint8Array<ArrayBuffer>): Promise<FontTables> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== 0x774f4646) throw new Error('Not a WOFF file');
  const tables: FontTables = new Map();
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const entry = 44 + index * 20;
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
    const [offset, packed, length] = [4, 8, 12].map((at) => view.getUint32(entry + at));
    const bytes = file.slice(offset, (offset ?? 0) + (packed ?? 0));
    tables.set(tag, packed === length ? bytes : await inflate(bytes));
  }
  return tables;
}

/** A plain OpenType file with TrueType outlines. */
export function sfntOf(tables: FontTables): Uint8Array<ArrayBuffer> {
  const tags = [...tables.keys()].sort();
  const head = 12 + 16 * tags.length;
  const padded = (length: number) => (length + 3) & ~3;
  const size = tags.reduce((sum, tag) => sum + padded(tables.get(tag)?.length ?? 0), head);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  const power = Math.floor(Math.log2(tags.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tags.length);
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, (tags.length - 2 ** power) * 16);
  let offset = head;
  for (const [index, tag] of tags.entries()) {
    const table = tables.get(tag) ?? new Uint8Array();
    const entry = 12 + 16 * index;
    for (let at = 0; at < 4; at += 1) file[entry + at] = tag.charCodeAt(at);
    view.setUint32(entry + 4, sumOf(table));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, table.length);
    file.set(table, offset);
    offset += padded(table.length);
  }
  return file;
}

/** A table's checksum: its bytes as 32-bit numbers, added up. */
function sumOf(table: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) {
    const [one = 0, two = 0, three = 0, four = 0] = table.subarray(at, at + 4);
    sum = (sum + ((one << 24) | (two << 16) | (three << 8) | four)) >>> 0;
  }
  return sum;
}

const inflate = (bytes: Uint8Array<ArrayBuffer>) =>
  through(bytes, new DecompressionStream('deflate'));

/** zlib, as PDF streams have it. */
export const deflate = (bytes: Uint8Array<ArrayBuffer>) =>
  through(bytes, new CompressionStream('deflate'));

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Response(bytes).body?.pipeThrough(transform);
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer());
}
