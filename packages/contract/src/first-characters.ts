let segmenter: Intl.Segmenter | undefined;

/** The beginning of a text on one line, never cut within a grapheme. */
export function firstCharacters(text: string, most: number): string {
  // A grapheme may have many code units: a family emoji has eleven. More than sixteen each is not text.
  const flat = text
    .slice(0, most * 16)
    .replace(/\s+/g, ' ')
    .trim();
  if (flat.length <= most && text.length <= most * 16) return flat;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of segmenter.segment(flat)) {
    if (count === most) return `${flat.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return flat;
}
