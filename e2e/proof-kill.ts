/** The long form of proof 2: `pnpm proof:kill`, or `pnpm proof:kill 40`. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const kills = process.argv[2] ?? '200';
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '-c', 'e2e/playwright.config.ts', 'kill-saving', 'damage'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      MOORING_SAVE_KILLS: kills,
      MOORING_DAMAGE: 'all',
      MOORING_DAMAGES: kills,
    },
  },
);
process.exitCode = status ?? 1;
