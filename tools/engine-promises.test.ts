import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { enginePromises, promisesIn } from '../e2e/engines/promises.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test.each(enginePromises)('$file has one test with the title: $title', ({ file, title }) => {
  expect(read(`e2e/${file}`).split(`test('${title}', `)).toHaveLength(2);
});

test.each(['firefox', 'webkit'] as const)(
  'npm test engines runs at least 40 promises in %s',
  (engine) => {
    expect(promisesIn(engine, false).length).toBeGreaterThanOrEqual(40);
  },
);

test.each([
  ['npm test engines leaves it out and says so', ['--in-test'], 0],
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
