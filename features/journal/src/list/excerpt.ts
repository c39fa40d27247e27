/** Enough for two lines of the list at any width. */
const excerptLength = 180;

/** The beginning of a text on one line, cut between whole characters. The row itself cuts at two lines. */
export function excerpt(text: string): string {
  const flat = text
    .slice(0, excerptLength * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (flat.length <= excerptLength) return flat;
  let cut = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    flat,
  )) {
    if (cut.length + segment.length > excerptLength) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
