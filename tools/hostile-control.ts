/**
 * The control of `pnpm proof:hostile`: the moves of a hostile server as they were first written, against the code before them, which
 * is the sync of 1.0.0. Both come out of the history of this repository, in a working tree that is removed afterwards.
 * `pnpm proof:hostile-control`
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The commit that brought history in the seal, with the moves. The one before it is the control. */
const withMoves = '03e17576';
const simulation = 'packages/data/simulation';
const root = fileURLToPath(new URL('..', import.meta.url));
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** What the moves ask of a simulated device, and the code before them had not: its number, and what its sync found wrong. */
const additions = [
  ['  async function startDevice(', '  let devices = 0;\n  async function startDevice('],
  [
    '    const vault: Vault',
    '    devices += 1;\n    const device = devices;\n    const vault: Vault',
  ],
  ['wrapRemote(remoteWith(faults))', 'wrapRemote(remoteWith(faults), device)'],
  ['disk, syncOnce,', 'disk, syncOnce, lastFindings: () => ({ isMissing: false }),'],
] as const;

function addTo(file: string): void {
  let source = readFileSync(file, 'utf8');
  for (const [before, after] of additions) {
    if (!source.includes(before)) throw new Error(`${file} has no ${before}`);
    source = source.replace(before, after);
  }
  writeFileSync(file, source);
}

/** Every package finds what is installed here, and the packages of the working tree beside itself. */
function link(folder: string): void {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const modules = join(folder, 'packages/node_modules');
  const linkOnce = (to: string, from: string) => {
    mkdirSync(dirname(from), { recursive: true });
    if (!existsSync(from)) symlinkSync(to, from);
  };
  for (const name of readdirSync(join(folder, 'packages'))) {
    linkOnce(join(folder, 'packages', name), join(modules, '@mooring', name));
  }
  for (const name of ['data', 'accounts', 'storage', 'listening', 'formats']) {
    const installed = join(root, 'packages', name, 'node_modules');
    for (const one of readdirSync(installed).filter((scope) => scope !== '@mooring')) {
      const inside = one.startsWith('@') ? readdirSync(join(installed, one)) : [''];
      for (const rest of inside) linkOnce(join(installed, one, rest), join(modules, one, rest));
    }
  }
}

const folder = join(mkdtempSync(join(tmpdir(), 'mooring-control-')), 'tree');
git(root, 'worktree', 'add', '--detach', folder, `${withMoves}^`);
try {
  const files = git(root, 'ls-tree', '-r', '--name-only', withMoves, simulation).split('\n');
  const moves = files.filter((file) => /\/(hostile[^/]*|fake-server\.ts)$/.test(file));
  git(folder, 'checkout', withMoves, '--', ...moves);
  addTo(join(folder, simulation, 'simulated-devices.ts'));
  link(folder);
  const { stdout } = spawnSync('npx', ['vitest', 'run', 'simulation/hostile.test.ts'], {
    cwd: join(folder, 'packages/data'),
    encoding: 'utf8',
    env: { ...process.env, MOORING_HOSTILE: 'print' },
  });
  const lines = stdout.split('\n').filter((line) => / lost {2}|moves: /.test(line));
  if (lines.length === 0) throw new Error(`The moves did not run:\n${stdout}`);
  process.stdout.write(`${lines.join('\n')}\n`);
} finally {
  git(root, 'worktree', 'remove', '--force', folder);
  rmSync(join(folder, '..'), { recursive: true, force: true });
}
