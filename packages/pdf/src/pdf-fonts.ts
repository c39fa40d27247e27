import type { Face } from './font-set.ts';
import type { Piece } from './layout.ts';
import { hex4, hexOf, number, type PdfFile, pdfText } from './pdf-file.ts';
import type { Glyph } from './shaper.ts';
import { subsetOf } from './subset.ts';

/** What a face is called on the pages, and which of its glyphs have been used there. */
export type UsedFace = { face: Face; name: string; glyphs: Map<number, string> };

/** Remembers what the pages use, for the file holds no other outlines. */
export type UsedFonts = {
  of(face: Face): UsedFace;
  /** Objects of every used font; returns the dictionary that pages name them by. */
  write(file: PdfFile): Promise<string>;
};

export function createUsedFonts(): UsedFonts {
  const used = new Map<Face, UsedFace>();
  return {
    of(face) {
      const known = used.get(face) ?? { face, name: `F${used.size + 1}`, glyphs: new Map() };
      used.set(face, known);
      return known;
    },
    async write(file) {
      const names: string[] = [];
      for (const one of used.values()) names.push(`/${one.name} ${await writeFont(file, one)} 0 R`);
      return `<<${names.join('')}>>`;
    },
  };
}

/** The operators that show pieces of one face side by side from the current place. `size` is in points. */
export function showPieces(
  { face, glyphs: known }: UsedFace,
  pieces: Piece[],
  size: number,
): string {
  const out: string[] = [];
  let [array, hex, carry] = ['', '', 0];
  const flush = () => {
    if (hex) array += `<${hex}>`;
    if (array) out.push(`[${array}]TJ`);
    [array, hex] = ['', ''];
  };
  const show = ({ id, dy, ...glyph }: Glyph) => {
    const [advance, dx] = [glyph.advance / face.scale, glyph.dx / face.scale];
    const shift = dx + carry;
    const moved = Math.abs(shift) >= 1;
    if (moved) {
      array += `${hex ? `<${hex}>` : ''}${number(-shift)}`;
      hex = '';
    }
    if (dy !== 0) {
      flush();
      out.push(`${number((dy * size) / 1000)} Ts [<${hex4(id)}>]TJ 0 Ts`);
    } else hex += hex4(id);
    carry = advance - Math.round(face.measures.width(id)) - dx + (moved ? 0 : shift);
  };
  for (const { glyphs, text } of lettersOf(pieces)) {
    const clear = isClear(glyphs, text, known);
    if (!clear) {
      flush();
      out.push(`/Span<</ActualText ${pdfText(text)}>>BDC`);
    }
    for (const glyph of glyphs) show(glyph);
    if (!clear) {
      flush();
      out.push('EMC');
    }
  }
  flush();
  return out.join(' ');
}

type Letter = { glyphs: Glyph[]; text: string };

/** The glyphs of each letter together, from left to right. */
function* lettersOf(pieces: Piece[]): Generator<Letter> {
  for (const { glyphs, text } of pieces) {
    const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
    const end = (start: number) => starts[starts.indexOf(start) + 1] ?? text.length;
    for (let from = 0; from < glyphs.length; ) {
      const cluster = glyphs[from]?.cluster ?? 0;
      let to = from;
      while (to < glyphs.length && glyphs[to]?.cluster === cluster) to += 1;
      yield { glyphs: glyphs.slice(from, to), text: text.slice(cluster, end(cluster)) };
      from = to;
    }
  }
}

/** Whether the font's own table can say what is written here: one glyph that stands for nothing else. */
function isClear([glyph, ...more]: Glyph[], text: string, known: Map<number, string>): boolean {
  for (const { id } of more) if (!known.has(id)) known.set(id, '');
  if (!glyph) return true;
  const before = known.get(glyph.id);
  if (more.length > 0 || glyph.id === 0) {
    if (before === undefined) known.set(glyph.id, '');
    return false;
  }
  if (!before) known.set(glyph.id, text);
  return !before || before === text;
}

async function writeFont(file: PdfFile, { face, name, glyphs }: UsedFace): Promise<number> {
  const [font, cid, descriptor, program, unicode] = Array.from({ length: 5 }, file.reserve);
  const { ascent, descent, box, width } = face.measures;
  const base = `/MOORNG+${face.family}-${name}`;
  const widths = [...glyphs.keys()]
    .sort((a, b) => a - b)
    .map((id) => `${id}[${Math.round(width(id))}]`);
  file.object(
    font ?? 0,
    `<</Type/Font/Subtype/Type0/BaseFont${base}/Encoding/Identity-H/DescendantFonts[${cid} 0 R]/ToUnicode ${unicode} 0 R>>`,
  );
  file.object(
    cid ?? 0,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${base}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/CIDToGIDMap/Identity/DW 1000/W[${widths.join('')}]>>`,
  );
  file.object(
    descriptor ?? 0,
    `<</Type/FontDescriptor/FontName${base}/Flags 4/FontBBox[${box.join(' ')}]/ItalicAngle 0/Ascent ${ascent}/Descent ${descent}/CapHeight ${ascent}/StemV 80/FontFile2 ${program} 0 R>>`,
  );
  const outlines = subsetOf(face.tables, glyphs.keys());
  await file.stream(program ?? 0, outlines, `/Length1 ${outlines.length}`);
  await file.stream(unicode ?? 0, unicodeMap(glyphs));
  return font ?? 0;
}

/** Tells a reader which letters its glyphs are, so that the text can be searched and copied. */
function unicodeMap(glyphs: Map<number, string>): string {
  const lines = [...glyphs].flatMap(([id, text]) =>
    text ? [`<${hex4(id)}><${hexOf(text)}>`] : [],
  );
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def',
    '/CMapName/Adobe-Identity-UCS def/CMapType 2 def',
    '1 begincodespacerange\n<0000><FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict/CMap defineresource pop end end',
  ].join('\n');
}
