/**
 * The long form of `e2e/eviction-runs.spec.ts`: `pnpm proof:eviction`, or a part of it: `pnpm proof:eviction 60 --from 120`. Filling a
 * disk takes root.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';

const {
  values: { from = '0' },
  positionals: [runs = '300'],
} = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--workers=1', 'eviction-runs'],
  {
    stdio: 'inherit',
    env: { ...process.env, MOORING_EVICTIONS: runs, MOORING_EVICTION_FROM: from },
  },
);
process.exitCode = status ?? 1;
