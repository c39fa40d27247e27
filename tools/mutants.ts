/**
 * Measures the tests of what must not fail: changes one place of a file, runs the tests of that file, and counts the changes that no
 * test notices. A sample of all changes, from a seed. The files are written over meanwhile, and put back at the end.
 *
 *   pnpm proof:mutants                    60 changes, over all files
 *   MUTANTS=200 MUTANT_SEED=2 pnpm proof:mutants packages/storage/src/vault/seal.ts
 *   MUTANTS=all MUTANT_FROM=100 MUTANT_MINUTES=9 pnpm proof:mutants    the next part of a longer run
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { seededRandom } from '../packages/data/simulation/seeded-random.ts';
import { testsOf } from './mutant-files.ts';
import { type Mutant, mutantsOf } from './mutants-of.ts';
import { whyUnchanged } from './mutants-without-effect.ts';

const open = () =>
  createVitest('test', {
    ...{ watch: false, bail: 1, reporters: [{}], testTimeout: 15_000, maxWorkers: 1 },
    project: ['storage', 'data'],
  });

type Outcome = 'noticed' | 'missed' | 'stuck';

/** Whether a test fails, or does not come to an end. */
async function runTests(vitest: Vitest, tests: string[]): Promise<Outcome> {
  vitest.state.clearErrors();
  const specifications = await vitest.globTestSpecifications(tests);
  const run = vitest
    .runTestSpecifications(specifications)
    .then(({ testModules, unhandledErrors }) =>
      unhandledErrors.length > 0 || testModules.some((one) => !one.ok()) ? 'noticed' : 'missed',
    );
  const stuck = new Promise<'stuck'>((done) => setTimeout(() => done('stuck'), 120_000).unref());
  return Promise.race([run.catch(() => 'noticed' as const), stuck]);
}

async function outcomeOf(vitest: Vitest, file: string): Promise<Outcome> {
  vitest.invalidateFile(resolve(file));
  for (const tests of testsOf[file] ?? []) {
    const outcome = await runTests(vitest, tests);
    if (outcome !== 'missed') return outcome;
  }
  return 'missed';
}

const files = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(testsOf);
const random = seededRandom(Number(process.env.MUTANT_SEED ?? 1));
const found = files.flatMap(mutantsOf);
const rest = found.filter((mutant) => !whyUnchanged(mutant));
const all = rest.length;
const { MUTANTS = '60' } = process.env;
const sample: Mutant[] = [];
for (let left = MUTANTS === 'all' ? all : Number(MUTANTS); left > 0 && rest.length > 0; left -= 1) {
  sample.push(...rest.splice(random.below(rest.length), 1));
}
const first = Number(process.env.MUTANT_FROM ?? 0);
/** Minutes after which no further change is tried. */
const minutes = Number(process.env.MUTANT_MINUTES ?? Number.POSITIVE_INFINITY);
const counts = new Map(files.map((file) => [file, { noticed: 0, tried: 0 }]));
let vitest = await open();
for (const tests of new Set(files.flatMap((file) => testsOf[file] ?? []))) {
  if ((await runTests(vitest, tests)) !== 'missed')
    throw new Error(`${tests.join(' ')}: fail as it is.`);
}
let next = first;
for (const { file, line, start, end, was, text } of sample.slice(first)) {
  if (performance.now() > minutes * 60_000) break;
  const source = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, source.slice(0, start) + text + source.slice(end));
    const outcome = await outcomeOf(vitest, file);
    next += 1;
    const count = counts.get(file);
    if (!count) continue;
    count.tried += 1;
    if (outcome !== 'missed') count.noticed += 1;
    else process.stdout.write(`missed ${file}:${line}  ${was}  →  ${text}\n`);
    if (outcome === 'stuck') {
      await Promise.race([vitest.close(), new Promise((done) => setTimeout(done, 10_000))]);
      vitest = await open();
    }
  } finally {
    writeFileSync(file, source);
    vitest.invalidateFile(resolve(file));
  }
}
await vitest.close();
let [noticed, tried] = [0, 0];
for (const [file, count] of counts) {
  noticed += count.noticed;
  tried += count.tried;
  process.stdout.write(`${count.noticed} of ${count.tried}\t${file}\n`);
}
const share = ((noticed / Math.max(1, tried)) * 100).toFixed(0);
process.stdout.write(
  `${noticed} of ${tried} noticed (${share} %), ${first} to ${next} of a sample of ${sample.length}; ${all} possible changes, and ${found.length - all} without an effect\n`,
);
process.exit();
