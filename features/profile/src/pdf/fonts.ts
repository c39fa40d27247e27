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

export const covers = ({ ranges }: FontFile, codePoint: number) =>
  ranges.some(([first, last]) => codePoint >= first && codePoint <= last);

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
