/** `pnpm bench`: builds both compositions, measures, and prints one table. `pnpm bench quick` takes fewer turns; `pnpm bench database` and `pnpm bench sync` measure only that. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coldLoads } from './cold-load.ts';
import { databaseFigures } from './database.ts';
import { deviceFigures } from './device.ts';
import { entryFigures } from './entry.ts';
import { exportFigures } from './export.ts';
import { historyFigures } from './history.ts';
import { journalFigures } from './journal.ts';
import { journalPageFigures } from './journal-page.ts';
import { printTable } from './measure.ts';
import { offlineFigures } from './offline.ts';
import { screeningFigures } from './screening.ts';
import { composeSingle } from './single.ts';
import { remoteSizes } from './sizes.ts';
import { syncFigures } from './sync.ts';
import { wayInFigures } from './way-in.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const runs = process.argv.includes('quick') ? 3 : 9;

// The database needs no build, and can be asked for alone.
if (process.argv.includes('database')) {
  printTable(await databaseFigures(runs));
  process.exit();
}

if (process.argv.includes('sync')) {
  printTable(await syncFigures());
  process.exit();
}

run('tsx', ['tools/build.ts'], root);
run('vite', ['build', '--mode', 'single'], join(root, 'shell'));
await composeSingle(join(root, 'dist-single'));

const lines = [
  ...(await entryFigures(join(root, 'dist'), runs)),
  ...(await coldLoads(join(root, 'dist'), join(root, 'dist-single'), runs)),
  ...(await offlineFigures(join(root, 'dist'), runs)),
  ...(await wayInFigures(join(root, 'dist'), runs)),
  ...(await historyFigures(join(root, 'dist'), runs)),
  ...(await journalFigures(runs)),
  ...(await journalPageFigures(join(root, 'dist'), runs)),
  ...(await deviceFigures(runs)),
  ...screeningFigures(runs),
  ...(await exportFigures()),
  ...(await databaseFigures(runs)),
  ...(await syncFigures()),
  ...remoteSizes(join(root, 'dist')),
];
printTable(lines);

function run(program: string, args: string[], cwd: string) {
  const { status } = spawnSync(join(root, 'node_modules/.bin', program), args, {
    cwd,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
