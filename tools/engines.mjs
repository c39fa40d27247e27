// The promises of e2e/engines/promises.ts in Firefox ESR and WebKitGTK.
//
//   pnpm test:engines                  needs a build; installs what is missing where it may, and fails where it may not
//   pnpm test:engines webkit           one engine
//   npm test engines                   without the rest, and what is not installed is left out, which it says
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureEngines, root } from './setup.mjs';

const names = { firefox: 'Firefox ESR', webkit: 'WebKitGTK' };
const options = process.argv.slice(2);
const asked = options.filter((one) => !one.startsWith('--'));
const engines = Object.keys(names).filter((name) => asked.length === 0 || asked.includes(name));
const isInTest = options.includes('--in-test');

const missing = await ensureEngines(engines);
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });

/** Runs the promises in one engine. Resolves to whether all were kept, and what was printed where nobody sees it at once. */
function promisesIn(engine, isShown) {
  const env = {
    ...process.env,
    MOORING_ENGINE: engine,
    MOORING_ENGINE_PROMISES: isInTest ? '' : 'all',
  };
  const started = performance.now();
  const child = spawn(process.execPath, [playwright, 'test', '-c', 'e2e/engines.config.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  });
  children.add(child);
  const printed = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => printed.push(text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      resolve({ isKept: code === 0, output: printed.join(''), seconds });
    });
  });
}

for (const engine of engines.filter((one) => missing[one].length > 0))
  console.info(
    `Not run: the promises in ${names[engine]}, which could not be installed from here. On Debian: sudo apt-get install ${missing[engine].join(' ')}`,
  );
const present = engines.filter((one) => missing[one].length === 0);
// Both at once, with two browsers each (e2e/engines.config.ts). The second is shown when the first has ended.
const runs = present.map((engine, index) => [engine, promisesIn(engine, index === 0)]);
let isKept = isInTest || present.length === engines.length;
for (const [engine, running] of runs) {
  console.info(`The promises in ${names[engine]}:`);
  const result = await running;
  if (result.output) console.info(result.output);
  console.info(`${names[engine]}: ${result.seconds} s`);
  isKept &&= result.isKept;
}
process.exit(isKept ? 0 : 1);
