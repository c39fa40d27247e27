/** Publishes the stories to Chromatic where a token exists, and says so where it does not. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.info(
    'CHROMATIC_PROJECT_TOKEN is not set, so no stories were published. `pnpm storybook` shows them here.',
  );
  process.exit(0);
}
const chromatic = fileURLToPath(new URL('../node_modules/.bin/chromatic', import.meta.url));
const { status } = spawnSync(chromatic, ['--exit-zero-on-changes', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
