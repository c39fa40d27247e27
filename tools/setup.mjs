// Set-up shared by `npm start` and `npm test`. Plain JavaScript over Node's own modules: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const pnpmVersion = '10.34.9';
const ignored = new Set([
  'node_modules',
  'dist',
  'dist-single',
  'release',
  '.git',
  '.cache',
  'storybook-static',
  'test-results',
]);

/** Runs a program to its end with the terminal's own input and output. Resolves to its exit code. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs one of the workspace's TypeScript tools. */
export const tool = (file, ...args) =>
  run(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, file), ...args]);

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Mooring needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the workspace with the pnpm it was made with, unless nothing changed since the last time. */
export async function install() {
  const stamp = fingerprint((file) =>
    /(^|\/)(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml)$/.test(file),
  );
  if (existsSync(join(root, 'node_modules/.modules.yaml')) && remembered('installed') === stamp)
    return;
  console.info('Setting up: installing what Mooring is made of.');
  // Started from another folder, because npx refuses where a package.json asks for pnpm.
  const code = await run(
    npxProgram(),
    [
      '--yes',
      `pnpm@${pnpmVersion}`,
      '--dir',
      root,
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
    ],
    { cwd: tmpdir(), stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
  );
  if (code !== 0) {
    console.error(
      'The set-up did not finish. It needs a connection to the npm registry the first time; please run the command again.',
    );
    process.exit(code);
  }
  remember('installed', stamp);
}

/** Builds the composed app unless the sources are what they were at the last build. */
export async function build() {
  const stamp = fingerprint(
    (file) => !/\.(test|stories)\.tsx?$|^(docs|e2e|bench|\.storybook)\//.test(file),
  );
  if (existsSync(join(root, 'dist/boot.js')) && remembered('built') === stamp) return;
  console.info('Building the shell and the six remotes.');
  const code = await tool('tools/build.ts');
  if (code !== 0) process.exit(code);
  remember('built', stamp);
}

/** A Chromium for the browser tests: the system's, or one installed here if we may. */
export async function ensureChromium() {
  const known = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  if (known.some((path) => path && existsSync(path))) return;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.info('Setting up: installing Chromium for the browser tests.');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    await run('apt-get', ['update', '-qq'], quiet);
    if ((await run('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)) === 0) return;
  }
  const playwright = join(root, 'node_modules/playwright/cli.js');
  if ((await run(process.execPath, [playwright, 'install', 'chromium'])) === 0) return;
  console.error(
    'The browser tests need Chromium, and it could not be installed from here. On Debian or Ubuntu: sudo apt-get install chromium',
  );
  process.exit(1);
}

/**
 * Chromium without the browser around it, in which the tests of pages take about half the work (tools/chromium.ts). Only beside
 * a Chromium of Debian, where it is a package; where it can't be installed, those tests run in the browser.
 */
export async function ensureHeadlessShell() {
  const isThere = process.env.CHROMIUM_PATH || existsSync('/usr/bin/chromium-headless-shell');
  if (isThere || !existsSync('/usr/bin/chromium') || process.getuid?.() !== 0) return;
  if (spawnSync('apt-get', ['--version']).status !== 0) return;
  console.info('Setting up: installing the headless shell of Chromium for the tests of pages.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium-headless-shell'],
  ])
    await run('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/** What `tools/real-hosts.ts` runs: web servers, and what makes their certificate. Each program, and the package of Debian it comes in. */
const hostPackages = {
  nginx: 'nginx-light',
  apache2: 'apache2',
  caddy: 'caddy',
  openssl: 'openssl',
};

/**
 * The web servers, installed here if we may. Not where a package starts its server at once, as on a machine with systemd: nobody
 * wants three of them. What is missing is left out of the check, which says so.
 */
export async function ensureHosts() {
  const missing = Object.entries(hostPackages).flatMap(([program, name]) =>
    spawnSync('which', [program]).status === 0 ? [] : [name],
  );
  const mayInstall =
    process.getuid?.() === 0 &&
    !existsSync('/run/systemd/system') &&
    spawnSync('apt-get', ['--version']).status === 0;
  if (missing.length === 0 || !mayInstall) return;
  console.info('Setting up: installing nginx, Apache and Caddy for the check of the hosts.');
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', ...missing], quiet);
}

/** What each engine beside Chromium needs from Debian: packages, each with a program that tells whether it is there. */
const enginePackages = {
  firefox: [['firefox-esr', ['which', 'firefox-esr']]],
  webkit: [
    ['webkit2gtk-driver', ['which', 'WebKitWebDriver']],
    ['xvfb', ['which', 'Xvfb']],
    // What the window is made with. It has no program of its own.
    ...['python3-gi', 'gir1.2-webkit2-4.1'].map((name) => [
      name,
      ['/usr/bin/python3', '-c', "import gi; gi.require_version('WebKit2', '4.1')"],
    ]),
  ],
};

/** The packages that an engine lacks here. */
const lacksOf = (engine) =>
  enginePackages[engine].flatMap(([name, [program, ...args]]) =>
    spawnSync(program, args).status === 0 ? [] : [name],
  );

/** ms for what is fetched, which may be cut off at any moment: with a mirror that says nothing apt-get waits for hours. */
const longest = { update: 120_000, download: 600_000 };

/**
 * Firefox ESR and WebKitGTK with their drivers, installed here if we may. Resolves to the packages that each engine of those
 * asked for still lacks: none where it can run.
 */
export async function ensureEngines(engines = Object.keys(enginePackages)) {
  const lacking = engines.filter((engine) => lacksOf(engine).length > 0);
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (lacking.length > 0 && mayInstall) {
    console.info('Setting up: installing Firefox ESR and WebKitGTK for the browser tests.');
    const apt = (args, timeout) =>
      run('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeout,
      });
    await apt(['update'], longest.update);
    // One at a time: where a package is not known, as Firefox ESR in Ubuntu, the other engine still comes.
    for (const engine of lacking) {
      const install = ['install', '-y', ...lacksOf(engine)];
      if ((await apt([...install, '--download-only'], longest.download)) === 0)
        await apt([...install, '--no-download']);
    }
  }
  return Object.fromEntries(engines.map((engine) => [engine, lacksOf(engine)]));
}

const npxProgram = () => (process.platform === 'win32' ? 'npx.cmd' : 'npx');

/** One hash over names, sizes and times of the files asked for: cheap, and different after any edit. */
function fingerprint(wanted) {
  const hash = createHash('sha256');
  const visit = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (ignored.has(entry.name)) continue;
      const file = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) visit(file);
      else if (entry.isFile() && wanted(file)) {
        const { size, mtimeMs } = statSync(join(root, file));
        hash.update(`${file}\0${size}\0${mtimeMs}\n`);
      }
    }
  };
  visit('');
  return hash.digest('hex');
}

const noteFile = (name) => join(root, '.cache', name);
const remembered = (name) =>
  existsSync(noteFile(name)) ? readFileSync(noteFile(name), 'utf8') : '';

function remember(name, stamp) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(noteFile(name), stamp);
}
