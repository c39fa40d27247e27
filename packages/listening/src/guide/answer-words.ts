import { readTsv } from '@mooring/contract/tsv';
import table from '../words/answer-words.tsv?raw';

/**
 * Finds answers of the shelf by the words of a question: by how much more often each of its words stands in what people ask
 * for one answer than in everything that is asked. The learned reader knows what a question means, this knows what it names;
 * together they are right more often than either. `training/answer-words.ts` writes the table.
 */

/** The words of a text without their endings, and each pair that stands together. */
export function answerPieces(text: string): Set<string> {
  const words = (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(withoutEnding);
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
}

function withoutEnding(word: string): string {
  const ending = /(?:ing|edly|ed|es|s|ly)$/.exec(word)?.[0];
  return ending && word.length - ending.length >= 3 ? word.slice(0, -ending.length) : word;
}

/** The id of an answer without its country: one question is asked for all of them. */
export const withoutCountry = (id: string): string => id.replace(/-(?:gb|us|ie|ca|au|other)$/, '');

/** What each piece says for which answers, in natural logarithms of how much likelier it makes them. */
const weights = new Map<string, { answer: string; weight: number }[]>();
for (const { answer, words } of readTsv<'answer' | 'words'>(table)) {
  for (const entry of words.split(',')) {
    const at = entry.lastIndexOf(':');
    const piece = entry.slice(0, at);
    const weight = Number(entry.slice(at + 1)) / 10;
    weights.set(piece, [...(weights.get(piece) ?? []), { answer, weight }]);
  }
}

/** How far apart two sums of weights have to be before one answer is clearly meant, and what stands for 'none of them'. */
const [spread, noneOfThem] = [2.5, 3 * Math.exp(6 / 2.5)];
const mostCompared = 4;

/** The answers that a text names, with the share of each from 0 to 1, by their ids without a country. */
export function sharesByWords(text: string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const piece of answerPieces(text)) {
    for (const { answer, weight } of weights.get(piece) ?? []) {
      sums.set(answer, (sums.get(answer) ?? 0) + weight);
    }
  }
  const best = [...sums]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostCompared)
    .map(([answer, sum]) => [answer, Math.exp(sum / spread)] as const);
  const all = best.reduce((total, [, size]) => total + size, noneOfThem);
  return new Map(best.map(([answer, size]) => [answer, size / all]));
}
