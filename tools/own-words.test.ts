/** What the app itself says is no danger: whoever copies a line of it into a page, or says it aloud, gets no card. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { openModel } from '../packages/listening/cli/open-model.ts';
import { assess } from '../packages/listening/src/hear.ts';
import type { Reader } from '../packages/listening/src/reader/reader.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

/** What a few of its lines raise all the same, and why they stay as they are. */
const exceptions: readonly [line: string, reason: string][] = [];

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../features/library/src/reading/{affirmations,essays,journeys,poems,reminders,series,stories,themes,when-young,words}.ts',
    '../features/library/src/meditation/meditations*.ts',
    '../features/library/src/rituals/{rituals,ritual-*,letting-go*,remembrance*}.ts',
    '../features/journal/src/prompts/prompt-bank.ts',
  ],
  { eager: true },
);

/** Every text of whole words in a value, also within lists and objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}+ \p{L}+/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** One column of a table, with somebody put into its slots. */
function column(path: string, name: string): string[] {
  const [head = '', ...rows] = read(path)
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'));
  const at = head.split('\t').indexOf(name);
  return rows.flatMap((row) => row.split('\t')[at]?.replace(/\{[^}]*\}/g, 'my sister') ?? []);
}

const listening = 'packages/listening/src';

/** What the guide says in the talks that docs show. */
const transcripts = (): string[] =>
  readdirSync(`${root}/docs/transcripts`)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...read(`docs/transcripts/${file}`).matchAll(/\*\*Guide:\*\* (.+)/g)])
    .flatMap(([, said]) => said ?? []);

const places: [name: string, texts: () => string[]][] = [
  ['pages to read, meditations, rituals, prompts', () => textsIn(modules)],
  ['the lines of the guide', () => column(`${listening}/words/replies.tsv`, 'text')],
  ['the shelf of answers', () => column(`${listening}/words/answers.tsv`, 'answer')],
  ['the questions of guided writing', () => column(`${listening}/guided/questions.tsv`, 'text')],
  ['the talks of the documents', transcripts],
];

let reader: Reader;
beforeAll(async () => {
  ({ reader } = await openModel());
});

test.each(places)('%s raise no card', { timeout: 600_000 }, (_, texts) => {
  const all = [...new Set(texts())];
  expect(all.length).toBeGreaterThan(20);
  const known = new Set(exceptions.map(([line]) => line));
  const raised = all.filter((text) => assess(text, reader.read(text)).level >= 2);
  expect(raised.filter((text) => !known.has(text))).toEqual([]);
});

test('every exception has a reason, and none is too many', () => {
  expect(exceptions.length).toBeLessThanOrEqual(5);
  for (const [line, reason] of exceptions) expect(reason.length, line).toBeGreaterThan(20);
});
