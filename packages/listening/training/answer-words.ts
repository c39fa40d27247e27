/**
 * Writes `src/words/answer-words.tsv`: which words, and pairs of words, people use when they ask for each answer of the shelf.
 * It is counted from `answers/`, from the titles and from the answers themselves: `pnpm listening:words`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTsv } from '@mooring/contract/tsv';
import { answerPieces, withoutCountry } from '../src/guide/answer-words.ts';
import { readHeard } from './heard.ts';

/** So many pieces are kept of each answer: those that decide most often. */
const mostPieces = 45;
/** A title counts as much as so many messages. */
const timesTitle = 3;
/** A pair says little more than its two words. */
const shareOfPair = 0.6;
const [fewestTimes, leastWeight] = [2, 0.3];

const here = import.meta.dirname;
export const answerWordsPath = join(here, '../src/words/answer-words.tsv');

/** The whole table, as it is written. */
export function answerWords(): string {
  const shelf = readTsv<'id' | 'title' | 'answer'>(
    readFileSync(join(here, '../src/words/answers.tsv'), 'utf8'),
  );
  const texts = [
    ...readHeard(join(here, 'answers')).map(({ label, text }) => ({ label, text })),
    ...shelf.flatMap(({ id, title, answer }) => [
      ...Array.from({ length: timesTitle }, () => ({ label: id, text: title })),
      { label: id, text: answer },
    ]),
  ].map(({ label, text }) => ({ label: withoutCountry(label), pieces: answerPieces(text) }));
  const everywhere = countPieces(texts);
  const rows = [...new Set(texts.map(({ label }) => label))].sort().map((label) => {
    const own = texts.filter((text) => text.label === label);
    const pieces = [...countPieces(own)]
      .filter(([, count]) => count >= fewestTimes)
      .map(([piece, count]) => {
        const usual = (everywhere.get(piece) ?? 0) / texts.length;
        const here = (count + usual) / (own.length + 1);
        const weight = Math.log(here / usual);
        const part = weight * (piece.includes(' ') ? shareOfPair : 1);
        return { piece, weight, part, decides: count * part };
      })
      .filter(({ weight }) => weight > leastWeight)
      .sort((one, other) => other.decides - one.decides || (one.piece < other.piece ? -1 : 1))
      .slice(0, mostPieces);
    return `${label}\t${pieces.map(({ piece, part }) => `${piece}:${Math.round(part * 10)}`).join(',')}`;
  });
  return `${['answer\twords', ...rows].join('\n')}\n`;
}

function countPieces(texts: readonly { pieces: ReadonlySet<string> }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { pieces } of texts) {
    for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  return counts;
}

if (process.argv.includes('--write')) writeFileSync(answerWordsPath, answerWords());
