/**
 * How well danger is heard in other languages by the phrases alone, without the reader: the phrases of `foreign-phrases.tsv`: the labelled lines of two writers
 * a language (`lines/w7`, `lines/w8`) through `screenText`, as the app calls it. The phrases were mended with these lines in
 * view, so this says how well the lines are covered, and not what a stranger would write.
 *
 * usage: tsx training/judge-languages.ts [--misses LANGUAGE] [--false LANGUAGE]
 */
import { join } from 'node:path';
import { screenText } from '../src/hear.ts';
import { languageRows } from './language-lines.ts';

const shown = (option: string) => process.argv[process.argv.indexOf(option) + 1];
const misses = process.argv.includes('--misses') ? shown('--misses') : null;
const falseCards = process.argv.includes('--false') ? shown('--false') : null;

for (const row of languageRows(join(import.meta.dirname, 'lines'), screenText)) {
  const { language, danger, found, calm, wrong } = row;
  const recall = ((100 * found.length) / danger.length).toFixed(0);
  const share = ((100 * wrong.length) / calm.length).toFixed(1);
  console.info(
    `${language}  ${found.length} of ${danger.length} in danger get a card (${recall} %), ${wrong.length} of ${calm.length} others (${share} %)`,
  );
  if (misses === language) {
    for (const line of danger.filter((one) => !found.includes(one)))
      console.info(`    ${line.level} ${line.kinds.join()}  ${line.text}`);
  }
  if (falseCards === language) for (const line of wrong) console.info(`    ${line.text}`);
}
