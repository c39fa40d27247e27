import { graphemes } from '@mooring/contract/graphemes';
import type { ChosenFont } from './choose-fonts.ts';
import type { Glyph, ShapedFont, Shaper } from './shaper.ts';
import { measuresOf } from './subset.ts';
import { type FontTables, openWoff, sfntOf } from './woff.ts';
import { type Family, familyOrder, type Writing } from './writing.ts';

/** One loaded font file. */
export type Face = {
  id: number;
  family: Family;
  tables: FontTables;
  font: ShapedFont;
  measures: ReturnType<typeof measuresOf>;
  /** How much larger it is set than the others, so that all look of one size. */
  scale: number;
};

/** A stretch of text for one face. */
export type Part = { face: Face; text: string };

export type FontSet = {
  faces: readonly Face[];
  /** Cuts a text where another face has to take over. A letter that none has goes to the first, which draws an empty box. */
  split(text: string, writing: Writing): Part[];
  shape(face: Face, text: string, rtl: boolean): readonly Glyph[];
};

/** Reads a file that ships with the product. */
export type LoadFile = (url: string) => Promise<Uint8Array<ArrayBuffer>>;

export async function loadFonts(
  chosen: readonly ChosenFont[],
  shaper: Shaper,
  load: LoadFile,
): Promise<FontSet> {
  const faces = await Promise.all(
    chosen.map(async ({ family, url }, id): Promise<Face> => {
      const tables = await openWoff(await load(url));
      return {
        id,
        family,
        tables,
        font: shaper.open(sfntOf(tables)),
        measures: measuresOf(tables),
        scale: family === 'arabic' ? 1.2 : 1,
      };
    }),
  );
  return { faces, split: createSplit(faces), shape: remembered() };
}

/** What takes no place of its own: joiners, variation and direction marks. */
const silent = /^\p{Default_Ignorable_Code_Point}$/u;
const plain = /^[ -~\u00a1-\u00ff\u2013-\u2026]*$/;
const emojiFirst = /\ufe0f|\p{Emoji_Presentation}/u;

function createSplit(faces: readonly Face[]): FontSet['split'] {
  const first = faces.find(({ font }) => font.has(0x61)) as Face;
  const known = new Map<string, Face | null>();
  const search = (cluster: string, writing: Writing): Face | null => {
    const wanted = [...cluster].filter((letter) => !silent.test(letter));
    const order: Family[] = emojiFirst.test(cluster)
      ? ['emoji', ...familyOrder(writing)]
      : familyOrder(writing);
    for (const family of order) {
      const found = faces.find(
        (face) =>
          face.family === family && wanted.every((one) => face.font.has(one.codePointAt(0) ?? 0)),
      );
      if (found) return found;
    }
    return null;
  };
  const faceOf = (cluster: string, writing: Writing): Face | null => {
    const key = writing + cluster;
    const face = known.has(key) ? (known.get(key) ?? null) : search(cluster, writing);
    known.set(key, face);
    return face;
  };
  return (text, writing) => {
    if (plain.test(text)) return [{ face: first, text }];
    const parts: Part[] = [];
    const add = (face: Face, piece: string) => {
      const last = parts.at(-1);
      if (last?.face === face) last.text += piece;
      else parts.push({ face, text: piece });
    };
    for (const { segment } of graphemes(text)) {
      const whole = faceOf(segment, writing);
      if (whole) {
        add(whole, segment);
        continue;
      }
      // A family of emoji that no file has as one picture is shown as its members, a rare letter as plainer ones.
      for (const letter of segment) {
        if (silent.test(letter)) continue;
        const own = faceOf(letter, writing);
        const plainer = own ? [letter] : [...letter.normalize('NFKC')];
        const faces = plainer.map((one) => faceOf(one, writing));
        const complete = faces.every((face) => face !== null);
        if (!complete) add(first, letter);
        else for (const [index, one] of plainer.entries()) add(faces[index] ?? first, one);
      }
    }
    return parts;
  };
}

/** Words come back: most are shaped once. */
function remembered(): FontSet['shape'] {
  const shaped = new Map<string, readonly Glyph[]>();
  return (face, text, rtl) => {
    const key = `${face.id}${rtl ? '<' : '>'}${text}`;
    const before = shaped.get(key);
    if (before) return before;
    const glyphs = face.font.shape(text, rtl).map((glyph) => scaled(glyph, face.scale));
    if (shaped.size > 50_000) shaped.clear();
    shaped.set(key, glyphs);
    return glyphs;
  };
}

const scaled = (glyph: Glyph, by: number): Glyph => ({
  ...glyph,
  advance: glyph.advance * by,
  dx: glyph.dx * by,
  dy: glyph.dy * by,
});
