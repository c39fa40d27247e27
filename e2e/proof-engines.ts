/**
 * The campaigns in the other engines: browsers killed while they save, damaged files, and the reader of a closed browser's files.
 * `pnpm proof:engines`; `pnpm proof:engines firefox --kills 10` for one engine and fewer kills. Needs a build.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runLong } from './run-long.ts';

const {
  values: { kills = '50' },
  positionals,
} = parseArgs({ options: { kills: { type: 'string' } }, allowPositionals: true });

const campaigns: Record<string, readonly string[]> = {
  'killed while saving': ['kill-saving'],
  'killed while typing': ['kill-drafts'],
  'damaged files': ['damage'],
  'read by somebody else': ['forensic', 'sealed'],
};
/** WebKitGTK has no second copy from which damaged files could be restored (docs/browsers.md). */
const ofEngine: Record<string, readonly string[]> = {
  firefox: Object.keys(campaigns),
  webkit: ['killed while saving', 'read by somebody else'],
};

const asked = positionals.length === 0 ? Object.keys(ofEngine) : positionals;
const lines: string[] = [];
for (const engine of asked) {
  const names = ofEngine[engine];
  if (!names) throw new Error(`There is no engine '${engine}' here: ${Object.keys(ofEngine)}.`);
  for (const name of names) {
    const started = performance.now();
    const isKept = runLong(campaigns[name] ?? [], engine, kills);
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    lines.push(`${isKept ? 'held  ' : 'FAILED'}  ${engine}: ${name}, ${minutes} min`);
    if (!isKept) process.exitCode = 1;
  }
}
console.info(`\n${lines.join('\n')}`);
