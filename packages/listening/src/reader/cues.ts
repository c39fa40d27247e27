/**
 * The cues of a text: its words in lower case, their pairs, its first word (`^wait`) and whether it has a question mark (`?`). Numbers
 * count as one word (`#`).
 */
export function cuesOf(text: string): string[] {
  const words = (text.toLowerCase().replaceAll('’', "'").match(word) ?? []).map((one) =>
    /^\d/.test(one) ? '#' : one,
  );
  const pairs = words.slice(1).map((one, at) => `${words[at]} ${one}`);
  const [first] = words;
  return [
    ...new Set([
      ...words,
      ...pairs,
      ...(first ? [`^${first}`] : []),
      ...(text.includes('?') ? ['?'] : []),
    ]),
  ];
}
const word = /\d[\d.,:]*|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu;

/** One cue counts for less the more there are. */
export const shareOfCues = (count: number): number => 1 / Math.sqrt(Math.max(1, count));

/** Log odds of each label for a text. */
export type Cues = (text: string) => ReadonlyMap<string, number>;

/**
 * Reads the table that `training/learn-cues.ts` makes: the labels, then a cue a line, with the place of each label that it speaks for or
 * against and its weight in hundredths. The line of no cue holds the biases.
 */
export function createCues(table: string): Cues {
  const [head = '', ...lines] = table.trimEnd().split('\n');
  const labels = head.split(' ');
  const weights = new Map(
    lines.map((line) => {
      const [cue = '', rest = ''] = line.split('\t');
      return [cue, rest.split(' ').map(Number)] as const;
    }),
  );
  return (text) => {
    const sums = new Float64Array(labels.length);
    const add = (cue: string, share: number) => {
      const pairs = weights.get(cue) ?? [];
      for (let at = 0; at < pairs.length; at += 2) {
        const label = pairs[at] ?? 0;
        sums[label] = (sums[label] ?? 0) + ((pairs[at + 1] ?? 0) / 100) * share;
      }
    };
    add('', 1);
    const cues = cuesOf(text);
    for (const cue of cues) add(cue, shareOfCues(cues.length));
    return new Map(labels.map((label, at) => [label, sums[at] ?? 0]));
  };
}
