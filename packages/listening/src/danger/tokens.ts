/** A text as words, with what stood between them. Positions count words. */
export type Words = {
  /** Lower-case, without apostrophes. */
  words: string[];
  /** What stands before each word: 0 nothing, 1 a comma, a line end or a quote, 2 the end of a sentence. */
  breaks: number[];
  /** Closed quotations, as first word and the one after the last. */
  quotes: [from: number, to: number][];
};

const pieces = /[a-z0-9@$*]+(?:['!|][a-z0-9@$*]+)*|\.{2,}|\n\s*\n|[.?!;:,\n"'()]/g;

/** Cuts a normalised text into words. Linear in its length. */
export function tokens(text: string): Words {
  const found: Words = { words: [], breaks: [], quotes: [] };
  let pending = 2;
  let double = -1;
  let single = -1;
  for (const match of text.matchAll(pieces)) {
    const [piece] = match;
    const at = found.words.length;
    if (/[a-z0-9]/.test(piece)) {
      found.words.push(piece.replaceAll("'", ''));
      found.breaks.push(pending);
      pending = 0;
    } else if (piece === '"') {
      if (double >= 0) found.quotes.push([double, at]);
      double = double >= 0 ? -1 : at;
      pending = Math.max(pending, 1);
    } else if (piece === "'") {
      const opens = isLetter(text[match.index + 1]) && !isLetter(text[match.index - 1]);
      if (opens) single = at;
      else if (single >= 0) found.quotes.push([single, at]);
      if (!opens) single = -1;
    } else if (piece === ',' || piece === '\n' || piece === '(' || piece === ')') {
      pending = Math.max(pending, 1);
    } else if (piece.startsWith('..')) {
      pending = Math.max(pending, 0);
    } else if (piece === '.' && isLetter(text[match.index + 1])) {
      // A dot between letters spells a word out.
    } else pending = 2;
  }
  return found;
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[a-z0-9]/.test(sign);
