/**
 * Puts the reader of words into model.bin: `pnpm listening:words-of-danger`, some seconds. `pnpm listening:train` ends with it. It learns from all English lines and,
 * as calm, from what the app itself says. `--without blind-14,w27`: leaves lines out, to judge on them.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnWords, withWords } from './learn-words.ts';
import { readLines } from './lines.ts';

const reader = join(import.meta.dirname, '../src/reader');
const at = process.argv.indexOf('--without');
const left = at < 0 ? [] : (process.argv[at + 1] ?? '').split(',');

const lines = readLines(join(import.meta.dirname, 'lines')).filter(
  ({ language, group }) => language === 'en' && !left.includes(group.split('/')[0] ?? ''),
);
const examples = [
  ...lines.map(({ text, level }) => ({ text, isDanger: level >= 2 })),
  ...ownTexts().map((text) => ({ text, isDanger: false })),
];
const model = join(reader, 'model.bin');
const bytes = withWords(new Uint8Array(readFileSync(model)), learnWords(examples));
const hash = createHash('sha256').update(bytes).digest('hex');
writeFileSync(model, bytes);
writeFileSync(
  join(reader, 'model-hash.ts'),
  `/** SHA-256 of model.bin. Written by the training. */\nexport const modelHash = '${hash}';\n`,
);
console.info(`model.bin: ${examples.length} lines, ${bytes.length} bytes, ${hash}`);

/** What the app itself says. */
function ownTexts(): string[] {
  const root = join(import.meta.dirname, '../../..');
  const cache = join(root, '.cache/listening');
  const path = join(cache, 'own-texts.json');
  mkdirSync(cache, { recursive: true });
  execFileSync('npx', ['tsx', join(root, 'tools/write-own-texts.ts'), path], { cwd: root });
  return JSON.parse(readFileSync(path, 'utf8'));
}
