/**
 * `pnpm bench`: builds both compositions, measures, and prints one table; the number before a line is its budget's.
 * `pnpm bench quick` takes fewer turns; `--only cold,journal` runs parts, and so do
 * their bare names; `--built` takes the builds that are there. `years`,
 * `growth`, `whole-journal` and `sync-growth` take long and run only where they are named.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { albumFigures } from './album.ts';
import { coldLoads } from './cold-load.ts';
import { conversationFigures } from './conversation.ts';
import { databaseFigures } from './database.ts';
import { deviceFigures } from './device.ts';
import { entryFigures } from './entry.ts';
import { exportFigures } from './export.ts';
import { growthFigures } from './growth.ts';
import { guideFigures } from './guide.ts';
import { heapFigures } from './heap.ts';
import { historyFigures } from './history.ts';
import { yearFigures } from './hosting-years.ts';
import { interactionFigures } from './interactions.ts';
import { journalFigures } from './journal.ts';
import { journalPageFigures } from './journal-page.ts';
import { longJournalFigures } from './long-journal.ts';
import { type Line, printTable, tableOf } from './measure.ts';
import { offlineFigures } from './offline.ts';
import { screeningFigures } from './screening.ts';
import { scrollingFigures } from './scrolling.ts';
import { composeSingle } from './single.ts';
import { remoteSizes } from './sizes.ts';
import { syncFigures } from './sync.ts';
import { syncGrowthFigures } from './sync-growth.ts';
import { tenYearFigures } from './ten-years.ts';
import { wayInFigures } from './way-in.ts';
import { wholeJournalFigures } from './whole-journal.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const single = join(root, 'dist-single');
const asked = process.argv.slice(2);
const runs = asked.includes('quick') ? 3 : 9;

const parts: Record<string, () => Promise<Line[]> | Line[]> = {
  entry: () => entryFigures(dist, runs),
  cold: () => coldLoads(dist, single, runs),
  sizes: () => remoteSizes(dist),
  offline: () => offlineFigures(dist, runs),
  interactions: () => interactionFigures(dist),
  device: () => deviceFigures(runs),
  'journal-page': () => journalPageFigures(dist, runs),
  'long-journal': () => longJournalFigures(dist, runs),
  'ten-years': () => tenYearFigures(dist, runs),
  growth: () => growthFigures(dist, runs),
  'whole-journal': () => wholeJournalFigures(dist),
  journal: () => journalFigures(runs),
  album: () => albumFigures(runs),
  conversation: () => conversationFigures(runs),
  scrolling: () => scrollingFigures(dist, Math.max(3, Math.round(runs / 3))),
  heap: () => heapFigures(dist),
  'way-in': () => wayInFigures(dist, runs),
  history: () => historyFigures(dist, runs),
  guide: () => guideFigures(runs),
  screening: () => screeningFigures(runs),
  export: exportFigures,
  database: () => databaseFigures(runs),
  sync: () => syncFigures(),
  'sync-growth': () => syncGrowthFigures(),
  years: () => yearFigures(asked),
};

/** These take many minutes and much disk, and run only where they are named. */
const long = ['years', 'growth', 'whole-journal', 'sync-growth'];

/** These measure no build. */
const unbuilt = [
  'database',
  'sync',
  'sync-growth',
  'guide',
  'screening',
  'device',
  'journal',
  'album',
  'conversation',
  'export',
  'years',
];
const named = asked.flatMap((word) => word.split(',')).filter((word) => Object.hasOwn(parts, word));
const chosen = Object.entries(parts).filter(([name]) =>
  named.length === 0 ? !long.includes(name) : named.includes(name),
);
if (asked.includes('--only') && named.length === 0) {
  console.error(`There is no such part. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
if (!asked.includes('--built') && chosen.some(([name]) => !unbuilt.includes(name))) {
  run('tsx', ['tools/build.ts'], root);
  if (chosen.some(([name]) => name === 'cold')) {
    run('vite', ['build', '--mode', 'single'], join(root, 'shell'));
    await composeSingle(single);
  }
}
const lines: Line[] = [];
for (const [name, measure] of chosen) {
  try {
    lines.push(...(await measure()));
  } catch (error) {
    // One part that cannot be measured here leaves the others their place in the table, and says so.
    console.error(`${name} could not be measured:`, error);
    process.exitCode = 1;
  }
}
printTable(lines);
const out = asked[asked.indexOf('--to') + 1];
if (asked.includes('--to') && out) {
  const rows = tableOf(lines).map((row) => `| ${row.join(' | ')} |`);
  writeFileSync(out, `${rows.toSpliced(1, 0, '|---|---|---|---|---|---|---|').join('\n')}\n`);
}
process.exit();

function run(program: string, args: string[], cwd: string) {
  // What runs this file sets NODE_ENV to 'development', and a build that inherits it holds React's development code.
  const { NODE_ENV: _ours, ...env } = process.env;
  const { status } = spawnSync(join(root, 'node_modules/.bin', program), args, {
    cwd,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
