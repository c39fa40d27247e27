/**
 * Builds everything into `dist/`: the shell at its root, each remote on its own under `remotes/<id>/`, then composes
 * them. With names, builds only those remotes and composes again: `pnpm build journal`.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compose, ownFolders } from './compose.ts';
import { compressInto } from './compress.ts';
import { licencesOf } from './licences.ts';
import { prerenderEntry } from './prerender.ts';
import { prerenderScreens } from './screen-pages.ts';
import { describePrecache } from './service-worker.ts';
import { sumsFile, writeSums } from './sums.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const featureIds = readdirSync(join(root, 'features')).sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !featureIds.includes(id));
if (unknown.length > 0) {
  console.error(
    `There is no feature called ${unknown.join(', ')}. There are: ${featureIds.join(', ')}.`,
  );
  process.exit(1);
}

if (asked.length === 0) {
  rmSync(dist, { recursive: true, force: true });
  await viteBuild('shell');
  await viteBuild('shell', ['--config', 'service-worker.vite.config.ts']);
}
await buildInParallel(asked.length > 0 ? asked : featureIds, (id) => viteBuild(`features/${id}`));

await viteBuild('shell', ['--ssr', 'src/prerender.tsx']);
const renderer = join(root, 'shell/.cache/prerender/prerender.js');
if (asked.length === 0) await prerenderEntry(dist, renderer);
await prerenderScreens(dist, renderer, featureIds);

const remotesFile = join(dist, 'remotes.json');
if (!existsSync(remotesFile)) {
  const remotes = Object.fromEntries(
    featureIds.map((id) => [id, `/remotes/${id}/mf-manifest.json`]),
  );
  writeFileSync(remotesFile, `${JSON.stringify(remotes, null, 2)}\n`);
}
writeFileSync(join(dist, 'licences.txt'), licencesOf(root));
const remotes = await compose(dist);
for (const file of filesIn(dist)) if (!file.endsWith(sumsFile)) compressInto(file);
// Once more, with the compressed files.
writeSums(dist, ownFolders(remotes));
console.info(describePrecache(dist));

/** Builds one package with its own Vite config. All that Vite prints at its log level is a warning, and fails the build. */
function viteBuild(folder: string, more: string[] = []): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, ['--no-warnings', vite, 'build', ...more], {
    cwd: join(root, folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let warned = false;
  for (const output of [child.stdout, child.stderr])
    output.on('data', (said: Buffer) => {
      warned = true;
      process.stderr.write(said);
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) reject(new Error(`${folder} did not build.`));
      else if (warned) reject(new Error(`${folder} was built with the warning above.`));
      else resolve();
    });
  });
}

/** Builds as many packages at once as there are cores. */
async function buildInParallel(ids: string[], build: (id: string) => Promise<void>) {
  const waiting = [...ids];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await build(id);
  };
  await Promise.all(cpus().slice(0, 4).map(worker));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name));
}
