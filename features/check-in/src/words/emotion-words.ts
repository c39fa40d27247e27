import { readTsv } from '@mooring/contract/tsv';
import type { Emotion } from '@mooring/data';
import table from './emotion-words.tsv?raw';

const rows = readTsv<'emotion' | 'word'>(table);

/** Characters that a word of one's own may have. */
export const maxWordLength = 40;

/** The finer words that are offered for an emotion, in their order. */
export const wordsFor = (emotion: Emotion): string[] =>
  rows.filter((row) => row.emotion === emotion).map(({ word }) => word);

/** Whether two words are the same to the one who writes them. */
export const isSameWord = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
