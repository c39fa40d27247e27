/**
 * The long form of `e2e/eviction-runs.spec.ts`: `pnpm proof:eviction`, or a part of it, three at a time and
 * for nine minutes: `pnpm proof:eviction 60 --from 120 --lanes 3 --minutes 9`. Filling a disk takes root.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';

const {
  values: { from = '0', lanes = '1', minutes = 'Infinity' },
  positionals: [runs = '300'],
} = parseArgs({
  options: { from: { type: 'string' }, lanes: { type: 'string' }, minutes: { type: 'string' } },
  allowPositionals: true,
});
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--workers=1', 'eviction-runs'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      MOORING_EVICTIONS: runs,
      MOORING_EVICTION_FROM: from,
      MOORING_EVICTION_LANES: lanes,
      MOORING_EVICTION_MINUTES: minutes,
    },
  },
);
process.exitCode = status ?? 1;
