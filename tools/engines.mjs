// `pnpm test:engines`: the promises of e2e/engines/promises.ts in Firefox ESR and WebKitGTK. Names as arguments run only those.
import { join } from 'node:path';
import { ensureEngines, root, run } from './setup.mjs';

const asked = process.argv.slice(2);
const engines = ['firefox', 'webkit'].filter((name) => asked.length === 0 || asked.includes(name));

await ensureEngines();
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
let failed = 0;
for (const engine of engines) {
  console.info(`The promises in ${engine}:`);
  const env = { ...process.env, MOORING_ENGINE: engine };
  const args = [playwright, 'test', '-c', 'e2e/engines.config.ts'];
  if ((await run(process.execPath, args, { env })) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
