import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTsv } from '@mooring/contract/tsv';

/**
 * A message, and which remarks, or which questions, of a good listener fit it. `unfit`: those that were judged not to, one by one; null where
 * everything else counts as unfit. `isKept`: kept apart by `--dev`. `isOfTalk`: written as a part of a whole talk.
 */
export type FittedLine = {
  text: string;
  fits: string[];
  unfit: string[] | null;
  isKept: boolean;
  isOfTalk: boolean;
};

/** All lines of a folder of remarks or of questions, in a fixed order. */
export const readFitted = (folder: string, column: 'remarks' | 'questions'): FittedLine[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => {
      const rows: (Record<'text' | typeof column, string> & Judged)[] = readTsv<
        'text' | typeof column
      >(readFileSync(join(folder, file), 'utf8'));
      return rows.map(({ text, unfit, person, [column]: fits }) => ({
        text,
        fits: idsIn(fits),
        unfit: unfit === undefined ? null : idsIn(unfit),
        isKept: person === undefined ? isOneInEight(text) : isKeptWriter(person),
        isOfTalk: file !== 'told.tsv',
      }));
    });

/** Of judged messages whole writers are kept apart: with the same writers on both sides what is named first seemed to fit in 63 of 100, and did in 51. */
const keptWriters: ReadonlySet<string> = new Set(['y6', 'y13', 'z5', 'z8']);
export const isKeptWriter = (person: string): boolean =>
  keptWriters.has(person.split('.')[0] ?? '');

const isOneInEight = (text: string): boolean =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 8 === 0;

/** What only the judged files have. */
type Judged = { unfit?: string; person?: string };

const idsIn = (column: string): string[] => (column === '-' ? [] : column.split(','));

/** All that fit any of the lines, in alphabetical order. */
export const labelsOf = (lines: readonly Pick<FittedLine, 'fits'>[]): string[] =>
  [...new Set(lines.flatMap(({ fits }) => fits))].sort();

/** Each line with one truth for each label. */
export const fittedExamples = (
  lines: readonly Pick<FittedLine, 'text' | 'fits'>[],
  labels: readonly string[] = labelsOf(lines),
): { text: string; isFit: boolean[] }[] =>
  lines.map(({ text, fits }) => ({ text, isFit: labels.map((label) => fits.includes(label)) }));
