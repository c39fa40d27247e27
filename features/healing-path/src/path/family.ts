/** The four kinds of checkpoint, and the kind that asks an open question. */
export type Family = 'letter' | 'memory' | 'ritual' | 'future';

/** Asked in this order: a title with words of two families belongs to the earlier one. */
const keywords: readonly { family: Family; words: readonly string[] }[] = [
  { family: 'letter', words: ['letter'] },
  { family: 'memory', words: ['moment', 'memory'] },
  { family: 'ritual', words: ['ritual', 'release'] },
  { family: 'future', words: ['future', 'self'] },
];

/** Finds a checkpoint's family by whole words of its title, so that 'myself' is not 'self'. */
export function familyOf(title: string): Family | 'open' {
  const words = new Set(title.toLowerCase().match(/\p{L}+/gu) ?? []);
  return keywords.find((entry) => entry.words.some((word) => words.has(word)))?.family ?? 'open';
}
