/**
 * Proves that a build depends on its sources alone: builds this working tree twice, in two folders, the second time
 * later, by the clock and date of another time zone, with every core busy, and compares all files of `dist/`. Takes some minutes.
 *
 *   tsx tools/reproducible.ts
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Hashes, hashesOf } from './sums.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** How many differing files are listed. */
const maxListedFiles = 20;

/** Paths whose content differs, and paths that only one side has. */
export const differing = (one: Hashes, other: Hashes): string[] =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((path) => one.get(path) !== other.get(path))
    .sort();

/** Builds a copy of the working tree in `folder`. */
async function buildIn(folder: string, timeZone: string): Promise<Hashes> {
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root });
  for (const file of files.toString().split('\0'))
    if (file !== '' && existsSync(join(root, file)))
      cpSync(join(root, file), join(folder, file), { recursive: true });
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], folder);
  await run('pnpm', ['--silent', 'build'], folder, { ...process.env, TZ: timeZone });
  return hashesOf(join(folder, 'dist'));
}

function run(
  program: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ${args.join(' ')} failed.`)),
    );
  });
}

/** Runs `work` while two busy processes run on every core. */
async function underLoad<Result>(work: () => Promise<Result>): Promise<Result> {
  const loops = Array.from(
    { length: 2 * availableParallelism() },
    () => new Worker('for (;;) Math.sqrt(2);', { eval: true }),
  );
  try {
    return await work();
  } finally {
    await Promise.all(loops.map((loop) => loop.terminate()));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const scratch = mkdtempSync(join(tmpdir(), 'mooring-reproducible-'));
  const quiet = await buildIn(join(scratch, 'quiet'), 'Pacific/Pago_Pago');
  const busy = await underLoad(() => buildIn(join(scratch, 'and/busy'), 'Pacific/Kiritimati'));
  const different = differing(quiet, busy);
  console.info(`${different.length} of ${quiet.size} files differ.`);
  for (const path of different.slice(0, maxListedFiles)) console.info(`  ${path}`);
  if (different.length === 0) rmSync(scratch, { recursive: true, force: true });
  else console.info(`Both builds are in ${scratch}`);
  process.exit(different.length === 0 ? 0 : 1);
}
