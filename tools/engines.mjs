// The promises of e2e/engines/promises.ts in Firefox ESR and WebKitGTK.
//
//   pnpm test:engines                  needs a build; installs what is missing where it may, and fails where it may not
//   pnpm test:engines webkit           one engine
//   npm test engines                   without the rest, and what is not installed is left out, which it says
import { join } from 'node:path';
import { ensureEngines, root, run } from './setup.mjs';

const names = { firefox: 'Firefox ESR', webkit: 'WebKitGTK' };
const options = process.argv.slice(2);
const asked = options.filter((one) => !one.startsWith('--'));
const engines = Object.keys(names).filter((name) => asked.length === 0 || asked.includes(name));
const isInTest = options.includes('--in-test');

const missing = await ensureEngines(engines);
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
let failed = 0;
for (const engine of engines) {
  const lacks = missing[engine];
  if (lacks.length > 0) {
    console.info(
      `Not run: the promises in ${names[engine]}, which could not be installed from here. On Debian: sudo apt-get install ${lacks.join(' ')}`,
    );
    if (!isInTest) failed += 1;
    continue;
  }
  console.info(`The promises in ${names[engine]}:`);
  const MOORING_ENGINE_PROMISES = isInTest ? '' : 'all';
  const env = { ...process.env, MOORING_ENGINE: engine, MOORING_ENGINE_PROMISES };
  const started = performance.now();
  if (
    (await run(process.execPath, [playwright, 'test', '-c', 'e2e/engines.config.ts'], { env })) !==
    0
  )
    failed += 1;
  console.info(`${names[engine]}: ${Math.round((performance.now() - started) / 1000)} s`);
}
process.exit(failed === 0 ? 0 : 1);
