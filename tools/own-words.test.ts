/** What the app itself says is no danger by the rules: whoever copies a line of it into a page gets no card. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { assess } from '../packages/listening/src/hear.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

/** Lines that raise a card all the same, and why they stay. */
const exceptions: readonly [line: string, reason: string][] = [
  [
    'Do you mean that you do not want to live, or that you want this pain to stop, or both?',
    'It is the plain question about a wish to die, and has to name it.',
  ],
];

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../features/library/src/reading/{affirmations,essays,journeys,poems,reminders,series,stories,themes,when-young,words}.ts',
    '../features/library/src/meditation/meditations*.ts',
    '../features/library/src/rituals/rituals.ts',
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

// The shelf of answers is not among them: an answer says in so many words when to call for help.
const places: [name: string, texts: () => string[]][] = [
  ['pages to read, meditations, rituals, prompts', () => textsIn(modules)],
  ['the lines of the guide', () => column(`${listening}/words/replies.tsv`, 'text')],
  ['the questions of guided writing', () => column(`${listening}/guided/questions.tsv`, 'text')],
  ['the talks of the documents', transcripts],
];

test.each(places)('%s raise no card', (_, texts) => {
  const all = [...new Set(texts())];
  expect(all.length).toBeGreaterThan(20);
  const known = new Set(exceptions.map(([line]) => line));
  const raised = all.filter((text) => !known.has(text) && assess(text, null).level >= 2);
  expect(raised).toEqual([]);
});

test('every exception is needed, and has a reason', () => {
  for (const [line, reason] of exceptions) {
    expect(assess(line, null).level, line).toBeGreaterThanOrEqual(2);
    expect(reason.length, line).toBeGreaterThan(20);
  }
});
