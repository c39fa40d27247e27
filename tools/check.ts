/**
 * Every check of the repository, one after the other, with a table at the end. Names as arguments run only those, and
 * `--list` says which would run. The last lines of a check that failed are printed again after the table, where a long log is read first.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const checks = {
  lint: ['biome', 'check', '--error-on-warnings', '.'],
  types: ['tsc', '-p', 'tsconfig.json'],
  unused: ['knip'],
  // Tests of pages wait for a good part of their time: with one worker more than cores, no core rests.
  unit: ['vitest', 'run', `--maxWorkers=${availableParallelism() + 1}`, ...unitProjects()],
  functions: ['vitest', 'run', '--project', 'functions'],
  hosted: ['vitest', 'run', '--project', 'hosted'],
  browser: ['vitest', 'run', '--project', 'storybook', '--project', 'browser'],
  build: ['tsx', 'tools/build.ts'],
  sizes: ['tsx', 'tools/sizes.ts'],
  verify: ['tsx', 'tools/flipped-bytes.ts'],
  hosts: ['tsx', 'tools/real-hosts.ts', '--installed'],
  e2e: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--project', 'walks'],
  storybook: ['storybook', 'build', '--quiet'],
  campaigns: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--project', 'campaigns'],
  // Last: its time says most where nothing else runs, and whoever works on something has heard of all the rest by then.
  engines: ['tsx', 'tools/engines.mjs', '--in-test'],
} satisfies Record<string, string[]>;

/**
 * The longest checks are not begun where those before them took this many minutes, as on a machine with other work: the whole has to end
 * within the time that a service for CI gives it. Their names as arguments run them alone.
 */
const latest: Record<string, { minutes: number; what: string }> = {
  campaigns: { minutes: 35, what: 'the campaigns of kills, damage and evictions' },
  engines: { minutes: 55, what: 'the promises in Firefox and WebKit' },
};

const canEndGroups = process.platform !== 'win32';
const signals = ['SIGINT', 'SIGTERM'] as const;
const options = process.argv.slice(2);
const asked = options.filter((one) => one !== '--list');
const chosen = Object.entries(checks).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);
if (options.includes('--list')) {
  for (const [name] of chosen) console.info(name);
  process.exit();
}
/** Minutes. A check that takes longer hangs, and is ended, so that its last lines can be read where the whole has a limit of its own. */
const longestCheck = 50;
const results: { name: string; ok: boolean; seconds: number; output: string }[] = [];
const minutesSince = (start: number) => Math.round((performance.now() - start) / 60_000);
const begun = performance.now();
/** Enough for the failures that Playwright and Vitest list at the end. */
const lastLines = 150;
for (const [name, [program = '', ...args]] of chosen) {
  console.info(`\n── ${name}, after ${minutesSince(begun)} min ──`);
  const started = performance.now();
  const late = latest[name];
  const isLate = late !== undefined && minutesSince(begun) >= late.minutes;
  const { ok, output } = isLate ? leftOutForTime(late.what) : await run(program, args);
  results.push({ name, ok, seconds: Math.round((performance.now() - started) / 1000), output });
}

console.info('');
for (const { name, ok, seconds } of results) {
  console.info(`${ok ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${String(seconds).padStart(4)} s`);
}
// What a check left out, as an engine or a web server that is not installed, and what passed only at a second try, stands here
// again: green says nothing of it.
const leftOut = results.flatMap(
  ({ output }) => output.match(/^(?:Not run|Second try): .*$/gmu) ?? [],
);
for (const line of leftOut) console.info(line);
const failed = results.filter(({ ok }) => !ok);
for (const { name, output } of failed) {
  console.info(`\n── what failed in ${name} ──\n${failuresIn(output).join('\n')}`);
}
for (const { name, output } of failed) {
  console.info(`\n── the end of ${name} ──\n${output.split('\n').slice(-lastLines).join('\n')}`);
}
console.info(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** The lines that name a failed test or its error, each once and cut to 160 characters: a short log of a long run keeps these. */
function failuresIn(output: string): string[] {
  const named = /^\s*(✘|FAIL\b|×|\d+\) )|\w*Error:|error TS\d+|: error\b|\bflaky$/u;
  const lines = output.split('\n').filter((line) => named.test(line));
  return [...new Set(lines.map((line) => line.trim().slice(0, 160)))].slice(0, 12);
}

function leftOutForTime(what: string) {
  const output = `Not run: ${what}, because the rest took ${minutesSince(begun)} minutes.`;
  console.info(output);
  return { ok: true, output };
}

/** Named one by one: of several `!project` filters Vitest wants only one to agree. */
function unitProjects(): string[] {
  const inside = (folder: string) => readdirSync(join(root, folder));
  const names = [...inside('packages'), ...inside('features'), 'shell', 'tools'];
  return names.flatMap((name) => ['--project', name]);
}

/** Runs one tool and shows what it prints at once. */
function run(program: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  const child = spawn(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', STORYBOOK_DISABLE_TELEMETRY: '1', CI: '1' },
    // A group of its own, which can be ended with all that it started.
    detached: canEndGroups,
  });
  const printed: string[] = [];
  const endAll = () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    if (canEndGroups) process.kill(-child.pid, 'SIGKILL');
    else child.kill();
  };
  const limit = setTimeout(() => {
    const line = `Error: ended, because it took longer than ${longestCheck} minutes.\n`;
    printed.push(line);
    process.stdout.write(line);
    endAll();
  }, longestCheck * 60_000);
  const onSignal = () => {
    endAll();
    process.exit(1);
  };
  for (const signal of signals) process.once(signal, onSignal);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed.push(text);
      process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    const end = (ok: boolean) => {
      clearTimeout(limit);
      for (const signal of signals) process.off(signal, onSignal);
      resolve({ ok, output: printed.join('') });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}
