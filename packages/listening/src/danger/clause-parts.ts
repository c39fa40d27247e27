/** The end of a sentence, or a sign between clauses. */
const clauseEnd = /[.!?…\n]+["'”’)]*\s+|\n+|[,;:]\s+|\s+[–—-]\s+/gu;

/** A text with more clauses is cut at its first and its last ends only. */
const mostEnds = 8;

/** Fewer words are too little to be read by themselves. */
const fewestWords = 3;

/**
 * Every beginning and every end of a text, cut between clauses: of 'X. Y' and of 'Y, X' both X and Y are among them, also where
 * these have clauses of their own. Nothing is cut out of quotation marks.
 */
export function clausePartsOf(text: string): string[] {
  if (/["“”«»]/u.test(text)) return [];
  const ends = [...text.matchAll(clauseEnd)].map(({ index, 0: end }) => [
    index,
    index + end.length,
  ]);
  const chosen =
    ends.length <= mostEnds ? ends : [...ends.slice(0, mostEnds / 2), ...ends.slice(-mostEnds / 2)];
  return chosen
    .flatMap(([to = 0, from = 0]) => [text.slice(0, to), text.slice(from)])
    .filter((part) => (part.match(/\p{L}+/gu) ?? []).length >= fewestWords);
}
