/** Which three of the words are asked for, counted from 1 and in order: by chance, so that no habit forms. */
export function chooseWords(randomBytes: (length: number) => Uint8Array, count: number): number[] {
  const chosen = new Set<number>();
  const even = 256 - (256 % count);
  while (chosen.size < 3) {
    // A byte beyond the last whole round would make the first words likelier.
    for (const byte of randomBytes(16)) {
      if (byte < even && chosen.size < 3) chosen.add((byte % count) + 1);
    }
  }
  return [...chosen].sort((a, b) => a - b);
}

/** The first of the asked words that was not typed as it is; null when all were. */
export function findWrongWord(
  words: readonly string[],
  asked: readonly number[],
  typed: Readonly<Record<number, string>>,
): number | null {
  return asked.find((number) => tidy(typed[number] ?? '') !== words[number - 1]) ?? null;
}

const tidy = (word: string) => word.normalize('NFKD').trim().toLowerCase();
