import { firstCharacters } from '@mooring/contract/first-characters';
import { foldWithOffsets } from './fold-text.ts';

/** Text with the ranges that match, as [from, to), sorted and not overlapping. */
export type TextWithMarks = { text: string; marks: [from: number, to: number][] };

const contextBefore = 36;
const snippetLength = 120;

/** Marks every word of the query. */
export function markMatches(text: string, words: readonly string[]): TextWithMarks {
  const { folded, originalIndex } = foldWithOffsets(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (
      let from = folded.indexOf(word);
      from >= 0;
      from = folded.indexOf(word, from + word.length)
    ) {
      found.push([originalIndex(from), originalIndex(from + word.length)]);
    }
  }
  const marks: TextWithMarks['marks'] = [];
  for (const [from, to] of found.sort(([one], [other]) => one - other)) {
    const last = marks.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) marks.push([from, to]);
  }
  return { text, marks };
}

/** An excerpt around the first match, or the beginning of the text if only the title matches. */
export function snippet(text: string, words: readonly string[]): TextWithMarks {
  const { folded, originalIndex } = foldWithOffsets(text);
  const offsets = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  if (offsets.length === 0) return { text: firstCharacters(text, 90), marks: [] };
  const first = originalIndex(Math.min(...offsets));
  const from = first <= contextBefore ? 0 : wordStart(text, first - contextBefore, first);
  const part = text.slice(from, from + snippetLength * 4);
  const flat = firstCharacters(part, snippetLength);
  const more = flat.endsWith('…') || from + part.length >= text.length ? flat : `${flat}…`;
  return markMatches(from > 0 ? `…${more}` : more, words);
}

/** The start of the next word at or after `from`, but not after `to`. */
function wordStart(text: string, from: number, to: number): number {
  const gap = text.slice(from, to).search(/\s\S/);
  return gap < 0 ? to : from + gap + 1;
}
