/** One file of a font family and the letters it is for. */
export type FontFile = { url: string; ranges: readonly Range[] };
type Range = readonly [first: number, last: number];

/** Families that stand in for the Latin one bring their own Latin: it is not taken. */
const own = new Set(['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek']);

/** Puts a family's files (by path) to their unicode ranges (by subset, from the package's `unicode.json`). */
export function fontFiles(
  urls: Record<string, string>,
  ranges: Record<string, string>,
  main = false,
): FontFile[] {
  const byName = new Map(Object.entries(urls).map(([path, url]) => [subsetIn(path), url]));
  return Object.entries(ranges).flatMap(([subset, text]) => {
    const name = subset.replace(/[[\]]/g, '');
    const url = byName.get(name);
    if (url === undefined || (own.has(name) && !main)) return [];
    return [{ url, ranges: rangesOf(text) }];
  });
}

/** Which of these code points, in rising order, a file is for. */
export function heldBy({ ranges }: FontFile, rising: readonly number[]): number[] {
  const held: number[] = [];
  for (const [first, last] of ranges) {
    for (let at = firstFrom(rising, first); (rising[at] ?? Infinity) <= last; at += 1) {
      held.push(rising[at] ?? 0);
    }
  }
  return held;
}

/** The place of the first number that is `least` or more. */
function firstFrom(rising: readonly number[], least: number): number {
  let [from, to] = [0, rising.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rising[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** '…/noto-sans-jp-12-400-normal.woff' → '12'. */
const subsetIn = (path: string) =>
  /(?:amiri|literata|emoji|devanagari|jp|kr|sc|symbols-2|thai|hebrew)-(.+)-400-normal/.exec(
    path.slice(path.lastIndexOf('/')),
  )?.[1] ?? '';

/** 'U+0000-00FF,U+0131' → [[0, 255], [305, 305]]. */
const rangesOf = (text: string): Range[] =>
  text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
