/**
 * Measures the tests of what must not fail: changes one place of a file, runs the tests of that file, and counts the changes that no
 * test notices. A sample of all changes, from a seed. The files are written over meanwhile, and put back at the end.
 *
 *   pnpm proof:mutants                    60 changes, over all files
 *   MUTANTS=200 MUTANT_SEED=2 pnpm proof:mutants packages/storage/src/vault/seal.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { createVitest, type Vitest } from 'vitest/node';
import { seededRandom } from '../packages/data/simulation/seeded-random.ts';

const storage = 'packages/storage/src';
const outboxTests = [
  `${storage}/adapters/outbox.test.ts`,
  'packages/data/simulation/sync-contract.test.ts',
];
const replicaTests = ['log', 'log-record', 'replicated-store', 'interrupted-burn'].map(
  (name) => `${storage}/replica/${name}.test.ts`,
);
const testsOf: Record<string, string[]> = {
  [`${storage}/vault/seal.ts`]: [`${storage}/vault/seal.test.ts`],
  [`${storage}/vault/padding.ts`]: [`${storage}/vault/padding.test.ts`],
  [`${storage}/history/row-seals.ts`]: [`${storage}/history/row-seals.test.ts`],
  [`${storage}/history/version-vector.ts`]: [`${storage}/history/version-vector.test.ts`],
  [`${storage}/sync/outbox.ts`]: outboxTests,
  [`${storage}/sync/apply-pulled.ts`]: outboxTests,
  [`${storage}/sync/change-outbox.ts`]: outboxTests,
  [`${storage}/replica/log-index.ts`]: replicaTests,
  [`${storage}/replica/log-record.ts`]: replicaTests,
  [`${storage}/replica/log.ts`]: replicaTests,
};

type Mutant = { file: string; start: number; end: number; text: string };

const swapped: Record<string, string> = {
  ...{ '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  ...{ '&&': '||', '||': '&&', '??': '&&', '+': '-', '-': '+', '*': '/', '/': '*' },
};

/** Every change of one operator, condition, constant or call of a file. */
function mutantsOf(file: string): Mutant[] {
  const source = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (node: ts.Node, text: string) =>
    found.push({ file, start: node.getStart(tree), end: node.end, text });
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = swapped[node.operatorToken.getText(tree)];
      if (other) add(node.operatorToken, other);
    } else if (ts.isIfStatement(node)) {
      add(node.expression, 'true');
      add(node.expression, 'false');
    } else if (ts.isConditionalExpression(node)) {
      add(node.condition, 'true');
      add(node.condition, 'false');
    } else if (
      ts.isPrefixUnaryExpression(node) &&
      node.operator === ts.SyntaxKind.ExclamationToken
    ) {
      add(node, node.operand.getText(tree));
    } else if (ts.isNumericLiteral(node)) add(node, `(${node.text} + 1)`);
    else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    else if (ts.isExpressionStatement(node)) add(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const open = () =>
  createVitest('test', {
    ...{ watch: false, bail: 1, reporters: [{}], testTimeout: 15_000 },
    project: ['storage', 'data'],
  });

/** Whether a test fails, or does not come to an end. */
async function isNoticed(vitest: Vitest, file: string): Promise<'noticed' | 'missed' | 'stuck'> {
  vitest.state.clearErrors();
  vitest.invalidateFile(resolve(file));
  const specifications = await vitest.globTestSpecifications(testsOf[file]);
  const run = vitest
    .runTestSpecifications(specifications)
    .then(({ testModules, unhandledErrors }) =>
      unhandledErrors.length > 0 || testModules.some((one) => !one.ok()) ? 'noticed' : 'missed',
    );
  const stuck = new Promise<'stuck'>((done) => setTimeout(() => done('stuck'), 90_000).unref());
  return Promise.race([run.catch(() => 'noticed' as const), stuck]) as Promise<
    'noticed' | 'missed' | 'stuck'
  >;
}

const files = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(testsOf);
const random = seededRandom(Number(process.env.MUTANT_SEED ?? 1));
const rest = files.flatMap(mutantsOf);
const all = rest.length;
const sample: Mutant[] = [];
for (let left = Number(process.env.MUTANTS ?? 60); left > 0 && rest.length > 0; left -= 1) {
  sample.push(...rest.splice(random.below(rest.length), 1));
}
/** Minutes after which no further change is tried. */
const minutes = Number(process.env.MUTANT_MINUTES ?? Number.POSITIVE_INFINITY);
const counts = new Map(files.map((file) => [file, { noticed: 0, tried: 0 }]));
let vitest = await open();
for (const file of files) {
  if ((await isNoticed(vitest, file)) !== 'missed')
    throw new Error(`${file}: its tests fail as it is.`);
}
for (const { file, start, end, text } of sample) {
  if (performance.now() > minutes * 60_000) break;
  const source = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, source.slice(0, start) + text + source.slice(end));
    const outcome = await isNoticed(vitest, file);
    const count = counts.get(file);
    if (!count) continue;
    count.tried += 1;
    if (outcome !== 'missed') count.noticed += 1;
    if (outcome === 'missed') {
      const line = source.slice(0, start).split('\n').length;
      const was = source.slice(start, end).replaceAll(/\s+/g, ' ');
      process.stdout.write(`missed ${file}:${line}  ${was}  →  ${text}\n`);
    }
    if (outcome === 'stuck') {
      await Promise.race([vitest.close(), new Promise((done) => setTimeout(done, 10_000))]);
      vitest = await open();
    }
  } finally {
    writeFileSync(file, source);
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
process.stdout.write(`${noticed} of ${tried} noticed (${share} %), of ${all} possible changes\n`);
process.exit();
