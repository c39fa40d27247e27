/**
 * Judges what is heard on a folder of texts, one family a file (`FAMILY.tsv`: text, and in a second column what the person
 * said just before): how many of each family get the right card, how many of the harmless ones get one, and how often somebody
 * bereaved by suicide, with no wish of their own, is taken for level 3.
 *
 * usage: tsx training/judge.ts FOLDER [--misses] [--rules]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openModel } from '../cli/open-model.ts';
import { assess } from '../src/hear.ts';

type Expectation = { least: number; kinds?: string[] } | { most: number };

const own = ['suicide', 'self-harm', 'overdose', 'postpartum', 'medical'];
const harmed = ['abuse', 'sexual', 'control', 'child', 'stalking'];
const expectations: Record<string, Expectation> = {
  explicit: { least: 2, kinds: own },
  plan: { least: 2, kinds: own },
  hurt: { least: 2, kinds: own },
  passive: { least: 2, kinds: own },
  reunion: { least: 2, kinds: own },
  coded: { least: 2, kinds: own },
  burden: { least: 2, kinds: own },
  selfharm: { least: 2, kinds: own },
  abuse: { least: 2, kinds: harmed },
  harm: { least: 2, kinds: ['harm-to-others', 'stalking', 'child', 'abuse'] },
  child: { least: 2, kinds: ['child', ...own, 'abuse', 'sexual'] },
  medical: { least: 2, kinds: ['medical', 'overdose', 'someone-else'] },
  postpartum: {
    least: 2,
    kinds: ['postpartum', 'suicide', 'child', 'harm-to-others', 'psychosis'],
  },
  psychosis: { least: 2, kinds: ['psychosis', 'suicide', 'harm-to-others'] },
  someone_else: { least: 2, kinds: ['someone-else', 'medical', 'child', 'abuse', 'overdose'] },
  buried: { least: 2 },
  both: { least: 2, kinds: own },
  grief: { most: 1 },
  calm_pages: { most: 1 },
  adversary: { most: 1 },
  bereaved: { most: 1 },
  denied: { most: 1 },
  quoted: { most: 1 },
  lyrics: { most: 1 },
  dreams: { most: 1 },
  joy_daily: { most: 1 },
  talk: { most: 1 },
};

const [folder = ''] = process.argv.slice(2);
const showsMisses = process.argv.includes('--misses');
const { reader } = await openModel();

for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsv'))) {
  const family = basename(file, '.tsv');
  const expected = expectations[family];
  if (!expected) continue;
  const rows = readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '');
  const misses: string[] = [];
  let cards = 0;
  let acute = 0;
  for (const row of rows) {
    const [text = '', before = ''] = row.split('\t');
    const reading = process.argv.includes('--rules') ? null : reader.read(text, before);
    const found = assess(text, reading);
    if (found.level >= 2) cards += 1;
    if (found.level === 3) acute += 1;
    const isRight =
      'least' in expected
        ? found.level >= expected.least &&
          (!expected.kinds || found.kinds.some((kind) => expected.kinds?.includes(kind)))
        : found.level <= expected.most;
    if (!isRight)
      misses.push(
        `${found.level} ${found.kinds.join()} ${reading?.danger.toFixed(2)}  ${text.slice(0, 150)}`,
      );
  }
  const right = rows.length - misses.length;
  console.info(
    `${family.padEnd(14)} ${String(right).padStart(4)} of ${String(rows.length).padEnd(4)} right (${((100 * right) / rows.length).toFixed(1)} %), ${cards} cards${family === 'bereaved' ? `, ${acute} of level 3` : ''}`,
  );
  if (showsMisses) for (const miss of misses) console.info(`    ${miss}`);
}
