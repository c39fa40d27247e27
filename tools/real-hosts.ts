/**
 * Makes the archive of a release from the built `dist/`, unpacks it, and serves it with nginx, Apache and Caddy, each by its file
 * of `dist/hosts/`, over https with a certificate of its own. Compares every answer with that of `tools/serve.ts`: status, every
 * header that it sends, and the bytes. Prints each difference; fails if there is one. It is unpacked, checked and served where no
 * Node can be found, and fails where that takes longer than a minute. Node is used to ask.
 *
 *   pnpm test:hosts                 needs a build, nginx, apache2, caddy and openssl (Debian: apt-get install nginx-light apache2 caddy openssl)
 *   pnpm test:hosts --installed     leaves out what is not installed, and says so
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { paths } from '../packages/contract/src/paths.ts';
import { type Ask, overHttp, overTls } from './ask-host.ts';
import { makeCertificate } from './certificate.ts';
import { type Host, hosts } from './host-programs.ts';
import { writeRelease } from './release.ts';
import { serve } from './serve.ts';
import { sha256, sumsFile } from './sums.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const firstIn = (folder: string, ending: string) =>
  `/${folder}/${readdirSync(join(dist, folder)).find((name) => name.endsWith(ending)) ?? `no${ending}`}`;

/** Every route, every kind of file (with hashed names, with others, and what is not there), and what is posted where no worker is. */
const addresses = [
  ...Object.values(paths).map(({ pattern }) => pattern.replace(/:\w+/g, '1')),
  ...['/nowhere', '/nowhere/at/all'],
  ...['.js', '.css', '.woff2', '.wasm', '.bin'].map((ending) => firstIn('assets', ending)),
  ...['.js', '.css'].map((ending) => firstIn('remotes/journal/assets', ending)),
  ...['/boot.js', '/service-worker.js', '/shellEntry.js', '/manifest.webmanifest', '/icon.svg'],
  ...['/remotes.json', '/licences.txt', `/${sumsFile}`, '/remotes/journal/remoteEntry.js'],
  ...['/share', '/share posted'],
  ...['/gone-12345678.js', '/assets/gone-12345678.js', '/remotes/journal/assets/gone-12345678.css'],
];

/** What an answer is, by name. A missing page's bytes and what only this connection needs are the host's own. */
async function answerOf(ask: Ask, origin: string, address: string): Promise<Map<string, string>> {
  const [path = '', posted] = address.split(' ');
  const { status, headers, bytes } = await ask(
    path,
    posted ? new Uint8Array(3_000_000) : undefined,
  );
  const [type = ''] = (new Map(headers).get('content-type') ?? '').split(';');
  const script = type.replace('application/javascript', 'text/javascript');
  const own = headers
    .filter(([name]) => !ofTheConnection.test(name))
    // nginx and Apache write the whole address.
    .map(
      ([name, value]) => [name, name === 'location' ? value.replace(origin, '') : value] as const,
    );
  return new Map([
    ['status', String(status)],
    ...(status === 200 ? [['bytes', sha256(bytes)] as const] : []),
    // The model is read as bytes, whatever it is called.
    ...(status === 200 && !address.endsWith('.bin') ? [['type', script] as const] : []),
    ...own,
  ]);
}
const ofTheConnection =
  /^(?:date|server|connection|keep-alive|content-(?:length|type|encoding)|transfer-encoding|etag|last-modified|accept-ranges|vary)$/;

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilItAnswers(ask: Ask, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const answers = await ask('/').then(
      () => true,
      () => false,
    );
    if (answers) return;
    await pause(100);
  }
  throw new Error(`${child.spawnfile} did not start.`);
}

/** Seconds in which a release is unpacked, compared with its sums, and served. */
const mostSeconds = 60;

/** The path of a program of this machine. */
const which = (program: string) =>
  spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();

/** An environment as of a machine without Node: nothing can be found in it but what unpacks and checks. */
function withoutNode(folder: string) {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  for (const name of ['sh', 'tar', 'gzip', 'sha256sum', 'dirname'])
    symlinkSync(which(name), join(programs, name));
  mkdirSync(join(folder, 'home'));
  const env = { PATH: programs, HOME: join(folder, 'home') };
  if (spawnSync('sh', ['-c', 'command -v node'], { env }).status === 0)
    throw new Error('There is a Node where none should be.');
  return env;
}

/** Unpacks the release into `folder` and compares its files with their sums, as its README says. Throws where one differs. */
function unpack(folder: string, env: NodeJS.ProcessEnv): void {
  const check = 'sha256sum --quiet -c SHA256SUMS.txt';
  execFileSync('sh', ['-e', '-c', check], { cwd: release, env });
  const into = ['--strip-components=1', '-C', folder];
  execFileSync('tar', ['-xzf', join(release, archiveName), ...into], { env });
  const parts = `for sums in SHA256SUMS.txt remotes/*/SHA256SUMS.txt; do (cd "$(dirname "$sums")" && ${check}); done`;
  execFileSync('sh', ['-e', '-c', parts], { cwd: join(folder, 'dist'), env });
}

/** Every difference between a host's answers and those of the preview server. */
async function differencesOf(host: Host, reference: Ask): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-host-'));
  chmodSync(folder, 0o755);
  const files = makeCertificate(folder);
  const env = withoutNode(folder);
  const started = performance.now();
  unpack(folder, env);
  const port = await freePort();
  const child = spawn(which(host.program), host.prepare(folder, { port, ...files }), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const origin = `https://localhost:${port}`;
  const { ask, end } = overTls(port, readFileSync(files.certificate, 'utf8'));
  const found: string[] = [];
  try {
    await untilItAnswers(ask, child).catch((error: Error) => {
      throw new Error(`${error.message}\n${said}`);
    });
    const seconds = (performance.now() - started) / 1000;
    const took = `unpacked, checked and serving after ${seconds.toFixed(1)} s`;
    console.info(`${host.program}: ${took}.`);
    if (seconds > mostSeconds) found.push(`${took}, and not within ${mostSeconds} s`);
    for (const address of addresses) {
      const [wanted, given] = await Promise.all([
        answerOf(reference, '', address),
        answerOf(ask, origin, address),
      ]);
      for (const [name, value] of wanted)
        if (given.get(name) !== value)
          found.push(`${address}: ${name} is ${given.get(name) ?? 'missing'}, not ${value}`);
    }
  } finally {
    end();
    child.kill();
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
}

const mayLeaveOut = process.argv.includes('--installed');
const release = mkdtempSync(join(tmpdir(), 'mooring-release-'));
const archiveName = writeRelease(dist, release);
const reference = await serve(dist, 0);
const asked = overHttp(`http://127.0.0.1:${(reference.address() as AddressInfo).port}`);
/** A host is left out without its program, and every one without openssl: nobody serves over https without a certificate. */
const lacking = ({ program }: Host) => [program, 'openssl'].find((name) => which(name) === '');
const missing = Object.values(hosts).filter(lacking);
for (const host of missing)
  console.error(
    `Not run: ${host.program}, because ${lacking(host)} is not installed. Nothing was proved about it.`,
  );
process.exitCode = missing.length > 0 && !mayLeaveOut ? 1 : 0;
for (const [name, host] of Object.entries(hosts)) {
  if (missing.includes(host)) continue;
  const found = await differencesOf(host, asked);
  console.info(`${name}: ${addresses.length} addresses, ${found.length} differences.`);
  for (const line of found) console.error(`  ${line.slice(0, 240)}`);
  if (found.length > 0) process.exitCode = 1;
}
reference.closeAllConnections();
reference.close();
rmSync(release, { recursive: true, force: true });
