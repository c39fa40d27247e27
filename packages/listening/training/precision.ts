/** What is named first of a message, how surely, and whether it is among its labels. */
export type Named = { score: number; isRight: boolean };

/** The highest of the scores. */
export function bestOf(scores: readonly number[], isFit: readonly boolean[]): Named {
  const score = Math.max(...scores);
  return { score, isRight: isFit[scores.indexOf(score)] === true };
}

/** Prints how often what is named first is right, the surest first. */
export function printPrecision(name: string, found: readonly Named[]): void {
  const named = [...found].sort((one, other) => other.score - one.score);
  for (const share of [0.05, 0.1, 0.2, 0.3, 0.5, 0.7]) {
    const first = named.slice(0, Math.round(share * named.length));
    const right = first.filter(({ isRight }) => isRight).length / first.length;
    console.info(
      `${name}, ${share} of ${named.length}: from ${first.at(-1)?.score.toFixed(2)} on, right ${right.toFixed(3)}`,
    );
  }
}
