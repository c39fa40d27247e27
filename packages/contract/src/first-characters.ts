import { graphemes } from './graphemes.ts';

/** Graphemes that may be given up so that a text ends with a whole word. */
const longestWord = 24;

/** The beginning of a text on one line, cut between words where there are any, and never within a grapheme. */
export function firstCharacters(text: string, most: number): string {
  // A grapheme may have many code units: a family emoji has eleven. More than sixteen each is not text.
  const flat = text
    .slice(0, most * 16)
    .replace(/\s+/g, ' ')
    .trim();
  if (flat.length <= most && text.length <= most * 16) return flat;
  let count = 0;
  for (const { index } of graphemes(flat)) {
    if (count === most) return `${wholeWords(flat, index)}…`;
    count += 1;
  }
  return flat;
}

function wholeWords(text: string, end: number): string {
  const cut = text.slice(0, end);
  const space = cut.lastIndexOf(' ');
  const ended = text[end] === ' ' || space < end - longestWord;
  return (ended ? cut : cut.slice(0, space)).trimEnd();
}
