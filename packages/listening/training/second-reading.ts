/**
 * How far a second reader, who saw no labels, agrees with the labels of the lines: `pnpm listening:agreement`. What the two give
 * different sides of the card is hard; `--hard` prints it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTsv } from '@mooring/contract/tsv';

type Column = 'file' | 'text' | 'level' | 'kinds' | 'secondLevel' | 'secondKind';

const rows = readTsv<Column>(
  readFileSync(join(import.meta.dirname, 'second-reading.tsv'), 'utf8'),
).map(({ level, kinds, secondLevel, ...row }) => ({
  ...row,
  kinds: kinds.split(','),
  level: Number(level),
  secondLevel: Number(secondLevel),
}));
type Row = (typeof rows)[number];

const needsCard = (level: number): boolean => level >= 2;
const isSameSide = ({ level, secondLevel }: Row): boolean =>
  needsCard(level) === needsCard(secondLevel);
const shareOf = (list: readonly Row[], test: (row: Row) => boolean): number =>
  list.filter(test).length / Math.max(1, list.length);

/** Agreement beyond chance on whether a card is due, from 0 to 1 (Cohen). */
function kappa(list: readonly Row[]): number {
  const first = shareOf(list, ({ level }) => needsCard(level));
  const second = shareOf(list, ({ secondLevel }) => needsCard(secondLevel));
  const byChance = first * second + (1 - first) * (1 - second);
  return (shareOf(list, isSameSide) - byChance) / (1 - byChance);
}

const both = rows.filter(({ level, secondLevel }) => needsCard(level) && needsCard(secondLevel));
console.info(
  [
    `${rows.length} lines read twice`,
    `same level: ${shareOf(rows, ({ level, secondLevel }) => level === secondLevel).toFixed(3)}`,
    `same side of the card: ${shareOf(rows, isSameSide).toFixed(3)}, kappa ${kappa(rows).toFixed(3)}`,
    `same kind where both see a card: ${shareOf(both, ({ kinds, secondKind }) => kinds.includes(secondKind)).toFixed(3)}`,
  ].join('\n'),
);
for (const kind of [...new Set(rows.flatMap(({ kinds }) => kinds[0] ?? []))].sort()) {
  const own = rows.filter(({ kinds }) => kinds[0] === kind);
  console.info(`  ${kind}: ${own.filter(isSameSide).length} of ${own.length}`);
}
if (process.argv.includes('--hard')) {
  for (const { file, text, level, secondLevel } of rows.filter((row) => !isSameSide(row))) {
    console.info(`${file}\t${level}\t${secondLevel}\t${text}`);
  }
}
