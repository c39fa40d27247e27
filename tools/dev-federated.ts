/**
 * The federated build that follows your edits: builds everything once, serves it on PORT (default 4173), then rebuilds
 * just the remote whose source changed and composes again. A change outside `features/` rebuilds all.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from './serve.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 4173);
const everything = 'everything';
const changed = new Set<string>();
let building = false;

await build([]);
await serve(join(root, 'dist'), port);
console.info(`Federated, and following your edits: http://localhost:${port}`);
for (const folder of ['features', 'packages', 'shell']) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || /node_modules|\.test\.|\.stories\./.test(file)) return;
    changed.add(folder === 'features' ? (file.split(/[\\/]/)[0] ?? everything) : everything);
    setTimeout(rebuild, 150);
  });
}

async function rebuild() {
  if (building || changed.size === 0) return;
  building = true;
  const ids = changed.has(everything) ? [] : [...changed];
  changed.clear();
  await build(ids);
  console.info(`Rebuilt ${ids.join(', ') || everything}. Reload the page.`);
  building = false;
  await rebuild();
}

function build(ids: string[]): Promise<void> {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [tsx, join(root, 'tools/build.ts'), ...ids], {
    cwd: root,
    stdio: 'inherit',
    // A page kept from before an edit would be shown after it.
    env: { ...process.env, MOORING_OFFLINE: 'off' },
  });
  return new Promise((resolve) => child.on('exit', () => resolve()));
}
