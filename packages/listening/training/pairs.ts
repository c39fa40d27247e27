/**
 * The pairs gate: somebody bereaved by suicide who has a wish of their own, said in one breath. Every sentence of bereavement
 * goes with every wish, as 'X. Y' and as 'Y, X'; none of them may stay below level 2. The rules read all pairs. What they leave
 * below, the reader reads for the pairs of equal rank and for some thousands chosen by chance, which are the same each time.
 *
 * usage: tsx training/pairs.ts BEREAVED.tsv WISHES.tsv [--read COUNT] [--misses]   (one sentence a line)
 */
import { readFileSync } from 'node:fs';
import { openModel } from '../cli/open-model.ts';
import { screenText } from '../src/danger/screening.ts';
import { seededRandom } from '../src/guide/seeded-random.ts';
import { assess } from '../src/hear.ts';

const [bereavedFile = '', wishesFile = ''] = process.argv.slice(2);
const readAt = process.argv.indexOf('--read');
const mostRead = readAt < 0 ? 4000 : Number(process.argv[readAt + 1]);
const showsMisses = process.argv.includes('--misses');

const bereaved = sentencesOf(bereavedFile);
const wishes = sentencesOf(wishesFile);
const { reader } = await openModel();

tellAlone('wishes alone', wishes);
tellAlone('bereaved alone', bereaved);

const pairs = bereaved.flatMap((loss, row) =>
  wishes.flatMap((wish, column) => [
    { text: `${loss}. ${capital(wish)}.`, isRead: row === column },
    { text: `${capital(wish)}, ${loss}.`, isRead: row === column },
  ]),
);
const below = pairs.filter(({ text }) => screenText(text).level < 2);
console.info(`rules alone: ${below.length} of ${pairs.length} pairs below level 2`);

const share = mostRead / Math.max(1, below.length);
const read = below.filter(({ text, isRead }) => isRead || seededRandom(text) < share);
const missed = read.filter(({ text }) => assess(text, reader.read(text)).level < 2);
console.info(`rules and reader: ${missed.length} of the ${read.length} of these that were read`);
if (showsMisses) for (const { text } of missed) console.info(`    ${text}`);

function tellAlone(name: string, sentences: readonly string[]) {
  const cards = sentences.filter((text) => assess(text, reader.read(text)).level >= 2);
  const byRules = sentences.filter((text) => screenText(text).level >= 2);
  console.info(
    `${name}: ${cards.length} of ${sentences.length} get a card, ${byRules.length} by the rules`,
  );
}

/** Without the full stop at the end. A second column is left out. */
function sentencesOf(file: string): string[] {
  const rows = readFileSync(file, 'utf8').split('\n');
  return rows.flatMap((row) => {
    const [text = ''] = row.split('\t');
    const plain = text.trim().replace(/[.!]+$/, '');
    return plain === '' || plain.startsWith('# ') || plain === 'text' ? [] : plain;
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
