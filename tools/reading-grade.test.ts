/** What the app says can be read by everybody: whole at grade 6 or below, and no sentence far above it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gradeOf, sentencesOf } from './reading-grade.ts';
import { textsOfStringsFile } from './sentences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** Sentences above grade 12, and why they stay. */
const exceptions: readonly [beginning: string, reason: string][] = [
  ['The server can see your email', 'It is a list that has to be complete.'],
  ['Everything you have here in one file', 'It is a list that has to be complete.'],
  ['Erases every account, entry', 'It is a list that has to be complete.'],
  ['Please enable microphone access', 'The wording is that of the specification.'],
  ['Your profile information has', 'The wording is that of the specification.'],
];

const strings = ['shell', ...under('features'), ...under('packages')].flatMap((folder) =>
  filesIn(`${folder}/src`, /strings\.ts$|messages\.ts$|-texts\.ts$/).flatMap((path) =>
    textsOfStringsFile(read(path)).map(({ text }) => text),
  ),
);
const columns = {
  'the lines of the guide': column('packages/listening/src/words/replies.tsv', 'text'),
  'the plain answers': column('packages/listening/src/words/answers.tsv', 'answer'),
};

test.each(Object.entries({ 'the screens and messages': strings, ...columns }))(
  '%s read at grade 6 or below',
  (_name, texts) => {
    expect(texts.length).toBeGreaterThan(100);
    expect(gradeOf(texts)).toBeLessThanOrEqual(6);
  },
);

test('no sentence of a screen is above grade 12', () => {
  const hard = strings
    .flatMap(sentencesOf)
    .filter((sentence) => gradeOf([sentence]) > 12)
    .filter((sentence) => !exceptions.some(([beginning]) => sentence.startsWith(beginning)));
  expect(hard).toEqual([]);
});

test('long words and long sentences raise the grade', () => {
  expect(gradeOf(['The cat sat on the mat.'])).toBeLessThan(2);
  expect(
    gradeOf(['Notwithstanding previously communicated authorisations, participation is optional.']),
  ).toBeGreaterThan(12);
});

function under(folder: string): string[] {
  return readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}`);
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`);
}

/** One column of a table of words. */
function column(path: string, name: string): string[] {
  const [head = '', ...rows] = read(path).split('\n');
  const at = head.split('\t').indexOf(name);
  return rows.filter((row) => row !== '').map((row) => row.split('\t')[at] ?? '');
}
