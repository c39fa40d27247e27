/** Where one window of a text begins and ends. */
export type Window = { from: number; to: number };

const sentenceEnd = /[.!?…\n]+["'”’)]*\s+|\n+/gu;

/** How long a window may be, in characters: about 70 pieces. */
const windowLength = 260;

/**
 * Cuts a text into windows of whole sentences, each beginning half a window after the one before, so that what belongs
 * together stands together in one of them. A text without sentence ends is cut between words.
 */
export function windowsOf(text: string): Window[] {
  if (text.length <= windowLength) return [{ from: 0, to: text.length }];
  const ends = [...text.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
  const starts = [0, ...ends].filter((start) => start < text.length);
  const windows: Window[] = [];
  let from = 0;
  while (from < text.length) {
    const to = lastEnd(text, ends, from);
    windows.push({ from, to });
    if (to >= text.length) break;
    const half = from + (to - from) / 2;
    from = starts.find((start) => start >= half && start <= to && start > from) ?? to;
  }
  return windows;
}

function lastEnd(text: string, ends: number[], from: number): number {
  const limit = from + windowLength;
  if (limit >= text.length) return text.length;
  const end = ends.findLast((place) => place > from && place <= limit);
  if (end !== undefined) return end;
  const space = text.lastIndexOf(' ', limit);
  return space > from ? space + 1 : limit;
}

/** The sentences of a text, without the space around them. */
export const sentencesIn = (text: string): string[] =>
  text.split(sentenceEnd).filter((sentence) => /\p{L}/u.test(sentence));
