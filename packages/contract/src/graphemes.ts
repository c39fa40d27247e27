let segmenter: Intl.Segmenter | undefined;

/** What a reader counts as one character, with its place. In a browser without `Intl.Segmenter`: each code point. */
export function* graphemes(text: string): Iterable<{ index: number; segment: string }> {
  if ('Segmenter' in Intl) {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    yield* segmenter.segment(text);
    return;
  }
  let index = 0;
  for (const segment of text) {
    yield { index, segment };
    index += segment.length;
  }
}
