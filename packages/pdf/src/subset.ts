import { type FontTables, sfntOf } from './woff.ts';

/** What a PDF reader needs of a TrueType font to draw glyphs by number. */
const drawn = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

/** The font with only these glyphs' outlines, which keep their numbers. */
export function subsetOf(tables: FontTables, used: Iterable<number>): Uint8Array<ArrayBuffer> {
  const outlines = outlinesOf(tables);
  const wanted = new Set([0]);
  for (const glyph of used) addWithParts(glyph, outlines, wanted);
  const kept: FontTables = new Map();
  for (const tag of drawn) {
    const table = tables.get(tag);
    if (table) kept.set(tag, table);
  }
  const { glyf, loca } = pack(outlines, wanted);
  const head = (tables.get('head') ?? new Uint8Array(54)).slice();
  // Long offsets.
  new DataView(head.buffer).setInt16(50, 1);
  return sfntOf(kept.set('glyf', glyf).set('loca', loca).set('head', head));
}

type Outlines = { count: number; of(glyph: number): Uint8Array<ArrayBuffer> };

function outlinesOf(tables: FontTables): Outlines {
  const [glyf, loca] = [view(tables, 'glyf'), view(tables, 'loca')];
  const long = view(tables, 'head').getInt16(50) === 1;
  const at = (glyph: number) => (long ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  const count = view(tables, 'maxp').getUint16(4);
  const bytes = new Uint8Array(glyf.buffer as ArrayBuffer, glyf.byteOffset, glyf.byteLength);
  const nothing = bytes.subarray(0, 0);
  return {
    count,
    of: (glyph) => (glyph < count ? bytes.subarray(at(glyph), at(glyph + 1)) : nothing),
  };
}

/** An outline may be made of others. */
function addWithParts(glyph: number, outlines: Outlines, wanted: Set<number>) {
  if (wanted.has(glyph)) return;
  wanted.add(glyph);
  const outline = outlines.of(glyph);
  const data = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  if (outline.length < 10 || data.getInt16(0) >= 0) return;
  for (let at = 10, more = true; more; ) {
    const flags = data.getUint16(at);
    addWithParts(data.getUint16(at + 2), outlines, wanted);
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x01 ? 4 : 2) + scale;
    more = (flags & 0x20) !== 0;
  }
}

function pack(outlines: Outlines, wanted: ReadonlySet<number>) {
  const loca = new Uint8Array((outlines.count + 1) * 4);
  const offsets = new DataView(loca.buffer);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let glyph = 0; glyph < outlines.count; glyph += 1) {
    if (wanted.has(glyph)) {
      const outline = outlines.of(glyph);
      parts.push(outline);
      length += (outline.length + 3) & ~3;
    }
    offsets.setUint32((glyph + 1) * 4, length);
  }
  const glyf = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    glyf.set(part, at);
    at += (part.length + 3) & ~3;
  }
  return { glyf, loca };
}

/** Reads numbers of a table; one that is missing reads as zeroes. */
function view(tables: FontTables, tag: string): DataView {
  const table = tables.get(tag) ?? new Uint8Array(64);
  return new DataView(table.buffer, table.byteOffset, table.byteLength);
}

/** Advance widths by glyph, and the font's measures, in thousandths of the text's size. */
export function measuresOf(tables: FontTables) {
  const [head, hhea, hmtx] = [view(tables, 'head'), view(tables, 'hhea'), view(tables, 'hmtx')];
  const perEm = 1000 / head.getUint16(18);
  const metrics = hhea.getUint16(34);
  return {
    ascent: Math.round(hhea.getInt16(4) * perEm),
    descent: Math.round(hhea.getInt16(6) * perEm),
    box: [36, 38, 40, 42].map((at) => Math.round(head.getInt16(at) * perEm)),
    width: (glyph: number) => hmtx.getUint16(Math.min(glyph, metrics - 1) * 4) * perEm,
  };
}
