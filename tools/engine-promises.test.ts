import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { enginePromises, promisesIn } from '../e2e/engines/promises.ts';

const tsx = fileURLToPath(new URL('../node_modules/tsx/dist/cli.mjs', import.meta.url));
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test.each(enginePromises)('$file has one test with the title: $title', ({ file, title }) => {
  expect(read(`e2e/${file}`).split(`test('${title}', `)).toHaveLength(2);
});

test.each(['firefox', 'webkit'] as const)('npm test runs at least 40 promises in %s', (engine) => {
  expect(promisesIn(engine, false).length).toBeGreaterThanOrEqual(40);
});

test.each([
  ['npm test leaves it out and says so', ['--in-test'], 0],
  ['pnpm test:engines fails', [], 1],
] as const)('where no engine can be installed, %s', (_, options, code) => {
  const program = fileURLToPath(new URL('engines.mjs', import.meta.url));
  // No program is found there, apt-get neither.
  const env = { PATH: '/nowhere' };
  const { status, stdout } = spawnSync(process.execPath, [program, ...options], {
    env,
    encoding: 'utf8',
  });
  expect(
    stdout.match(/^Not run: the promises in (Firefox ESR|WebKitGTK), .* apt-get install /gm),
  ).toHaveLength(2);
  expect(status).toBe(code);
});

// Only root may install, and only root is asked to.
test.runIf(process.getuid?.() === 0)(
  'what is missing is installed without a question; where that fails npm test goes on and says so',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'mooring-apt-'));
    // An apt-get that cannot reach a mirror. It writes down what it was asked, and what it could read from its input.
    writeFileSync(
      join(folder, 'apt-get'),
      `#!/bin/sh
read -r typed
echo "$DEBIAN_FRONTEND|$typed|$*" >> ${folder}/asked
[ "$1" = --version ]
`,
      { mode: 0o755 },
    );
    const program = fileURLToPath(new URL('engines.mjs', import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, [program, '--in-test'], {
      env: { PATH: folder },
      encoding: 'utf8',
      input: 'typed by somebody',
    });
    const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n').slice(1);
    rmSync(folder, { recursive: true });
    expect(asked).toHaveLength(3);
    for (const line of asked) expect(line).toMatch(/^noninteractive\|\|/);
    expect(asked[0]).toMatch(/ update$/);
    expect(asked[1]).toMatch(/ install -y firefox-esr --download-only$/);
    expect(asked[2]).toMatch(/ install -y webkit2gtk-driver xvfb.* --download-only$/);
    expect(stdout.match(/^Not run: /gm)).toHaveLength(2);
    expect(status).toBe(0);
  },
);

test('npm test runs the engines without being asked, after everything else', () => {
  const { stdout } = spawnSync(process.execPath, [tsx, 'tools/check.ts', '--list'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n').at(-1)).toBe('engines');
});

test('docs/browsers.md names exactly the promises that an engine cannot run, and says why', () => {
  const [, section = ''] = read('docs/browsers.md').split('## Promises that an engine cannot run');
  const rows = section
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const cannot = enginePromises.filter((one) => one.cannot);
  expect(rows?.map(([, title]) => title).sort()).toEqual(cannot.map(({ title }) => title).sort());
  for (const [, title, firefox, webkit] of rows ?? []) {
    const engines = cannot.find((one) => one.title === title)?.cannot;
    expect(firefox !== 'runs', `${title} in Firefox`).toBe(engines?.includes('firefox'));
    expect(webkit !== 'runs', `${title} in WebKit`).toBe(engines?.includes('webkit'));
  }
});
