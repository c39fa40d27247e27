/**
 * Puts the reader of words into model.bin: `pnpm listening:words-of-danger`, some seconds. `pnpm listening:train` ends with it. It learns from all English lines and,
 * as calm, from questions of people in no danger, from whole talks, where nearly nobody is, and from what the app itself says. `--without blind-14,w27`: leaves lines out, to judge on them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnWords, withWords } from './learn-words.ts';
import { readLines } from './lines.ts';
import { modelPath, saveModel } from './model-writer.ts';
import { calmWishes } from './read-purposes.ts';
import { readTalks, riskOf } from './read-risks.ts';

const at = process.argv.indexOf('--without');
const left = at < 0 ? [] : (process.argv[at + 1] ?? '').split(',');

const lines = readLines(join(import.meta.dirname, 'lines')).filter(
  ({ language, group }) => language === 'en' && !left.includes(group.split('/')[0] ?? ''),
);
const examples = [
  ...lines.map(({ text, level }) => ({ text, isDanger: level >= 2 })),
  ...calmWishes(join(import.meta.dirname, 'wishes')).map((text) => ({ text, isDanger: false })),
  ...readTalks(join(import.meta.dirname, 'talks/labelled.tsv')).flatMap(riskOf),
  ...ownTexts().map((text) => ({ text, isDanger: false })),
];
const bytes = withWords(new Uint8Array(readFileSync(modelPath)), learnWords(examples));
saveModel(bytes, `${examples.length} lines`);

/** What the app itself says. */
function ownTexts(): string[] {
  const root = join(import.meta.dirname, '../../..');
  const cache = join(root, '.cache/listening');
  const path = join(cache, 'own-texts.json');
  mkdirSync(cache, { recursive: true });
  execFileSync('npx', ['tsx', join(root, 'tools/write-own-texts.ts'), path], { cwd: root });
  return JSON.parse(readFileSync(path, 'utf8'));
}
