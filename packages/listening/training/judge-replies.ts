/**
 * Judges the guard on replies written by somebody else: a folder with `bad.tsv` and `good.tsv` (kind, reply). Prints how many
 * of each are stopped by the rules, and by the rules and the reader together.
 *
 * usage: tsx training/judge-replies.ts FOLDER [--misses]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openModel } from '../cli/open-model.ts';
import { screenReply } from '../src/danger/screening.ts';

const [folder = ''] = process.argv.slice(2);
const showsMisses = process.argv.includes('--misses');
const { reader } = await openModel();

for (const label of ['bad', 'good']) {
  const rows = readFileSync(join(folder, `${label}.tsv`), 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('\t'));
  let byRules = 0;
  let byBoth = 0;
  for (const [kind = '', reply = ''] of rows) {
    const isByRules = screenReply(reply) !== null;
    const isStopped = isByRules || !reader.mayBeShown(reply);
    if (isByRules) byRules += 1;
    if (isStopped) byBoth += 1;
    if (showsMisses && isStopped !== (label === 'bad')) console.info(`    ${kind}: ${reply}`);
  }
  console.info(
    `${label}: ${rows.length}, stopped by the rules ${byRules}, with the reader ${byBoth}`,
  );
}
