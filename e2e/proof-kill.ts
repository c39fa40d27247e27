/**
 * The long form of proof 2: `pnpm proof:kill`, or `pnpm proof:kill 40`. In another engine, without the damage to files, which is
 * Chromium's: `pnpm proof:kill 50 --engine firefox`, or `webkit`.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';

const {
  values: { engine = 'chromium' },
  positionals: [kills = '200'],
} = parseArgs({ options: { engine: { type: 'string' } }, allowPositionals: true });
const specs = engine === 'chromium' ? ['kill-saving', 'damage'] : ['kill-saving'];
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...specs],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      MOORING_ENGINE: engine,
      MOORING_SAVE_KILLS: kills,
      MOORING_DAMAGE: 'all',
      MOORING_DAMAGES: kills,
    },
  },
);
process.exitCode = status ?? 1;
