import { graphemes } from '@mooring/contract/graphemes';
import bidiFactory from 'bidi-js';
import { LineBreaker } from 'css-line-break';
import type { Face, FontSet } from './font-set.ts';
import type { Glyph } from './shaper.ts';
import type { Writing } from './writing.ts';

/** Letters of one face and direction, shaped. Widths are thousandths of the text's size. */
export type Piece = {
  face: Face;
  /** In the order it is read. */
  text: string;
  level: number;
  glyphs: readonly Glyph[];
  width: number;
};

/** One line: its pieces from left to right, as they stand on paper. */
export type Line = { pieces: Piece[]; width: number; rtl: boolean };

/** Something that is not divided at a line's end, and the spaces after it. */
type Unit = { start: number; core: string; space: string };
type Shaped = { core: Piece[]; space: Piece[]; width: number; spaceWidth: number };

const bidi = bidiFactory();
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const withoutSpaces = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;

/** Sets one paragraph in lines at most `width` wide. Its first strong letter says from which side it is read. */
export function layOut(
  fonts: FontSet,
  text: string,
  { width, writing }: { width: number; writing: Writing },
): Line[] {
  const { levels, base } = levelsOf(text);
  const shapeAt = (start: number, part: string) => piecesOf(fonts, part, levels, start, writing);
  // Arabic and Hebrew keep their own distance between words.
  const spaceAfter = (letters: Piece[], at: number, space: string) => {
    const face = letters.at(-1)?.face;
    const own = face?.family === 'arabic' || face?.family === 'hebrew' ? face : undefined;
    return piecesOf(fonts, space, levels, at, writing, own);
  };
  const lines: Line[] = [];
  let [line, used, waiting]: [Piece[], number, Shaped | null] = [[], 0, null];
  const close = () => {
    lines.push({ pieces: reordered(line), width: used, rtl: base % 2 === 1 });
    [line, used, waiting] = [[], 0, null];
  };
  const place = ({ start, core, space }: Unit) => {
    const letters = shapeAt(start, core);
    const shaped = shapedUnit(letters, spaceAfter(letters, start + core.length, space));
    const gap = waiting?.spaceWidth ?? 0;
    if (used > 0 && used + gap + shaped.width > width) close();
    if (shaped.width > width && [...core].length > 1) {
      for (const unit of letterwise(start, core, space)) place(unit);
      return;
    }
    if (waiting) {
      line.push(...waiting.space);
      used += waiting.spaceWidth;
    }
    line.push(...shaped.core);
    used += shaped.width;
    waiting = shaped;
  };
  for (const unit of unitsOf(text)) place(unit);
  close();
  return lines;
}

function levelsOf(text: string): { levels: Uint8Array; base: number } {
  if (!rightToLeft.test(text)) return { levels: new Uint8Array(text.length), base: 0 };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  return { levels, base: paragraphs[0]?.level ?? 0 };
}

function* unitsOf(text: string): Generator<Unit> {
  const breaker = LineBreaker(text, { lineBreak: 'strict', wordBreak: 'normal' });
  const whole = boundariesIn(text);
  let [start, held] = [0, ''];
  for (let next = breaker.next(); !next.done; next = breaker.next()) {
    held += next.value.slice();
    if (whole && !whole.has(start + held.length)) continue;
    const parts = wordsIn(held);
    held = '';
    for (const part of parts) {
      const core = part.trimEnd();
      yield { start, core, space: part.slice(core.length) };
      start += part.length;
    }
  }
}

/** Where emoji of several parts begin and end: no line is broken within one. Null where there are none. */
function boundariesIn(text: string): Set<number> | null {
  if (!/\u200d|\p{Regional_Indicator}|\p{Emoji_Modifier}/u.test(text)) return null;
  return new Set([...[...graphemes(text)].map(({ index }) => index), text.length]);
}

/** Thai and its neighbours write without spaces: where a word ends, the browser knows. */
function wordsIn(part: string): Iterable<string> {
  // Without `Intl.Segmenter` it stays whole, and is divided between its letters where it is wider than the line.
  if (!withoutSpaces.test(part) || !Intl.Segmenter) return [part];
  const words = new Intl.Segmenter('th', { granularity: 'word' }).segment(part);
  const joined: string[] = [];
  for (const { segment } of words) {
    // Neither a mark nor a closing sign begins a line.
    if (joined.length > 0 && /^[\p{M}\p{Pe}\p{Pf}\p{Po}\s]/u.test(segment)) {
      joined.push((joined.pop() ?? '') + segment);
    } else joined.push(segment);
  }
  return joined;
}

/** A word wider than the line is divided between its letters. */
function* letterwise(start: number, core: string, space: string): Generator<Unit> {
  const letters = [...graphemes(core)];
  for (const [index, { segment, index: at }] of letters.entries()) {
    const last = index === letters.length - 1;
    yield { start: start + at, core: segment, space: last ? space : '' };
  }
}

function piecesOf(
  fonts: FontSet,
  text: string,
  levels: Uint8Array,
  start: number,
  writing: Writing,
  only?: Face,
): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; ) {
    const level = levels[start + from] ?? 0;
    let to = from + 1;
    while (to < text.length && (levels[start + to] ?? 0) === level) to += 1;
    const run = text.slice(from, to);
    for (const part of only ? [{ face: only, text: run }] : fonts.split(run, writing)) {
      const glyphs = fonts.shape(part.face, part.text, level % 2 === 1);
      const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
      pieces.push({ ...part, level, glyphs, width });
    }
    from = to;
  }
  return pieces;
}

const widthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0);

const shapedUnit = (core: Piece[], space: Piece[]): Shaped => ({
  core,
  space,
  width: widthOf(core),
  spaceWidth: widthOf(space),
});

/** Rule L2 of the bidirectional algorithm: from the deepest level up, whatever is at least as deep turns round. */
function reordered(pieces: readonly Piece[]): Piece[] {
  const order = [...pieces];
  const deepest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while (to < order.length && (order[to]?.level ?? 0) >= level) to += 1;
      order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  }
  return order;
}
