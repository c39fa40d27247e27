/** What README, CHANGELOG and docs/promises.md promise, as far as a machine can read it. The rest is in docs/promises.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTsv } from '../packages/contract/src/read-tsv.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const readme = read('README.md');
const changelog = read('CHANGELOG.md');
const promises = read('docs/promises.md');
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;

/** Commands of pnpm and npm that are no script of ours. */
const builtIn = new Set(['install', 'exec', 'add', 'start', 'test', 'dlx']);

test('every command that the README names exists', () => {
  const named = [...readme.matchAll(/\b(?:pnpm|npm) (?:run )?([a-z][a-z:]+)/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name = '') => !builtIn.has(name) && !(name in scripts))).toEqual([]);
});

test('helplines in 42 countries', () => {
  const countries = new Set(rowsOf('packages/safety/src/helplines/helplines.tsv', 'country'));
  expect(changelog).toContain(`helplines in ${countries.size} countries`);
});

test('as many plain answers as the changelog says, each with its source', () => {
  const answers = rowsOf('packages/listening/src/words/answers.tsv', 'id');
  expect(changelog).toContain(`with ${new Set(answers).size} answers`);
  for (const source of rowsOf('packages/listening/src/words/answers.tsv', 'source'))
    expect(source).not.toBe('');
});

test('twenty other languages', () => {
  const languages = rowsOf('packages/safety/src/languages/languages.tsv', 'code');
  expect(changelog).toContain('one of twenty other languages');
  expect(new Set(languages).size).toBe(20);
});

test('no tracker and no advertisement among what ships', () => {
  const folders = ['shell', ...foldersIn('features'), ...foldersIn('packages')];
  const shipped = folders.flatMap((folder) =>
    Object.keys(JSON.parse(read(`${folder}/package.json`)).dependencies ?? {}),
  );
  const strangers =
    /google-analytics|gtag|mixpanel|amplitude|hotjar|posthog|sentry|datadog|fullstory|matomo|plausible|adsense/;
  expect(shipped.length).toBeGreaterThan(20);
  expect(shipped.filter((name) => strangers.test(name))).toEqual([]);
});

test('README names the licence that is there, and the version that the profile shows', () => {
  expect(readme).toContain('AGPL-3.0-or-later');
  expect(read('LICENSE')).toContain('GNU AFFERO GENERAL PUBLIC LICENSE');
  expect(changelog).toContain('## 1.0.0');
  expect(read('features/profile/src/profile/strings.ts')).toContain('v1.0.0');
});

test('every proof that docs/promises.md names is a file, and every promise has one or a reader', () => {
  const rows = promises.split('\n').filter((line) => /^\| (?!promise|-)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const [, promise = '', proof = ''] = row.split('|').map((cell) => cell.trim());
    const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    const isRead = /^read by .+, \d{4}-\d{2}-\d{2}$/.test(proof);
    expect(files.length > 0 || isRead, promise).toBe(true);
    expect(files.filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
  }
});

/** One column of a table, without its head. */
function rowsOf(path: string, column: string): string[] {
  return readTsv(read(path)).map((row) => row[column] ?? '');
}

function foldersIn(folder: string): string[] {
  return readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}`);
}
