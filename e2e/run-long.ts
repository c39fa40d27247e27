import { spawnSync } from 'node:child_process';

/** Runs specs of e2e/ in their long form, with this number of kills and of files damaged at random. True when all held. */
export function runLong(specs: readonly string[], engine: string, kills: string): boolean {
  // One browser at a time in the slower engines.
  const workers = engine === 'chromium' ? [] : ['--workers=1'];
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...workers, ...specs],
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
  return status === 0;
}
