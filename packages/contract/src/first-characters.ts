import { graphemes } from './graphemes.ts';

/** Graphemes that may be given up so that a text ends with a whole word. */
const longestWord = 24;

/** The beginning of a text on one line, with '…' where there is more. */
export function firstCharacters(text: string, most: number): string {
  const { beginning, isCut } = cutAfter(text, most);
  return isCut ? `${beginning}…` : beginning;
}

/** The beginning of a text on one line, cut between words where there are any, and never within a grapheme. */
export function cutAfter(text: string, most: number): { beginning: string; isCut: boolean } {
  // A grapheme may have many code units: a family emoji has eleven. More than sixteen each is not text.
  const flat = text
    .slice(0, most * 16)
    .replace(/\s+/g, ' ')
    .trim();
  if (flat.length <= most && text.length <= most * 16) return { beginning: flat, isCut: false };
  let count = 0;
  for (const { index } of graphemes(flat)) {
    if (count === most) return { beginning: wholeWords(flat, index), isCut: true };
    count += 1;
  }
  return { beginning: flat, isCut: false };
}

function wholeWords(text: string, end: number): string {
  const cut = text.slice(0, end);
  const space = cut.lastIndexOf(' ');
  const ended = text[end] === ' ' || space < end - longestWord;
  return (ended ? cut : cut.slice(0, space)).trimEnd();
}
