/** A text as words, with what stood between them. Positions count words. */
export type TokenisedText = {
  /** Lower-case, without apostrophes. */
  words: string[];
  /** What stands before each word: 0 nothing, 1 a comma, a line end or a quotation mark, 2 the end of a sentence. */
  breaks: number[];
  /** Closed quotations, as the position of the first word and of the one after the last. */
  quotes: [from: number, to: number][];
};

const tokenPattern = /[a-z0-9@$*]+(?:['!|][a-z0-9@$*]+)*|\.{2,}|\n\s*\n|[.?!;:,\n"'()]/g;

/** Splits a normalised text into words. Linear in its length. */
export function tokenise(text: string): TokenisedText {
  const found: TokenisedText = { words: [], breaks: [], quotes: [] };
  let pendingBreak = 2;
  let openDouble = -1;
  let openSingle = -1;
  for (const match of text.matchAll(tokenPattern)) {
    const [token] = match;
    const position = found.words.length;
    if (/[a-z0-9]/.test(token)) {
      found.words.push(token.replaceAll("'", ''));
      found.breaks.push(pendingBreak);
      pendingBreak = 0;
    } else if (token === '"') {
      if (openDouble >= 0) found.quotes.push([openDouble, position]);
      openDouble = openDouble >= 0 ? -1 : position;
      pendingBreak = Math.max(pendingBreak, 1);
    } else if (token === "'") {
      const opens = isLetter(text[match.index + 1]) && !isLetter(text[match.index - 1]);
      if (opens) openSingle = position;
      else if (openSingle >= 0) found.quotes.push([openSingle, position]);
      if (!opens) openSingle = -1;
    } else if (token === ',' || token === '\n' || token === '(' || token === ')') {
      pendingBreak = Math.max(pendingBreak, 1);
    } else if (token.startsWith('..')) {
      // People write dots instead of a pause: the sentence may go on.
    } else if (token === '.' && isLetter(text[match.index + 1])) {
      // A dot between letters spells a word out.
    } else pendingBreak = 2;
  }
  return found;
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[a-z0-9]/.test(character);
