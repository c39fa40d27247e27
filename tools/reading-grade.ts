/** How hard a text is to read: the school grade of Flesch and Kincaid, from the length of sentences and of words. */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** A text shorter than this, in words, is a label; a grade says nothing about it. */
const shortest = 5;

export type Counts = { sentence: number; word: number; syllable: number };

/** Sentences, words and syllables of texts, without those of labels. '…' of a slot counts as no word. */
export function countsOf(texts: readonly string[]): Counts {
  const total = { sentence: 0, word: 0, syllable: 0 };
  for (const sentence of texts.flatMap(sentencesOf)) {
    const word = wordsOf(sentence);
    if (word < shortest) continue;
    total.sentence += 1;
    total.word += word;
    total.syllable += syllable(sentence);
  }
  return total;
}

/** The grade of texts as a whole: 6 is what a child of eleven reads. 0 for texts of labels alone. */
export function gradeOf(texts: readonly string[]): number {
  const counts = countsOf(texts);
  return counts.sentence === 0 ? 0 : fleschKincaid(counts);
}

export const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/);

const wordsOf = (sentence: string) => sentence.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
