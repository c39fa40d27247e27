let segmenter: Intl.Segmenter | undefined;

/** The beginning of a text on one line, cut between whole characters, as a person counts them. */
export function firstCharacters(text: string, most: number): string {
  // A character may be many code units: a family of four is eleven. More than sixteen each are no words.
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

/** The same moment in the one form that can be ordered as text. What is no time stays as it is. */
export function utcTime(date: string): string {
  if (date.length === 24 && date.endsWith('Z')) return date;
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : new Date(time).toISOString();
}
