/** What the app itself says: nobody who copies a line of it is in danger. The shelf of answers is not among it: it names the signs of danger. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const listening = 'packages/listening/src';

/** The modules that hold pages, meditations, rituals and prompts: a folder, and how their files begin. */
const modules: readonly [folder: string, names: RegExp][] = [
  [
    'features/library/src/reading',
    /^(?:affirmations|essays|journeys|poems|reminders|series|stories|themes|when-young|words)\.ts$/,
  ],
  ['features/library/src/meditation', /^meditations(?!.*\.test\.)[^.]*\.ts$/],
  ['features/library/src/rituals', /^rituals\.ts$/],
  ['features/journal/src/prompts', /^prompt-bank\.ts$/],
];

/** Every text of whole words in a value, also within lists and objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}+ \p{L}+/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Pages to read, meditations, rituals and prompts. */
async function pages(): Promise<string[]> {
  const paths = modules.flatMap(([folder, names]) =>
    readdirSync(join(root, folder))
      .filter((file) => names.test(file))
      .sort()
      .map((file) => join(root, folder, file)),
  );
  const loaded = await Promise.all(paths.map((path): Promise<unknown> => import(path)));
  return loaded.flatMap(textsIn);
}

/** One column of a table, with somebody put into its slots. */
function column(path: string, name: string): string[] {
  const [head = '', ...rows] = read(path)
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'));
  const at = head.split('\t').indexOf(name);
  return rows.flatMap((row) => row.split('\t')[at]?.replace(/\{[^}]*\}/g, 'my sister') ?? []);
}

/** What the guide says in the talks that docs show. */
const talks = (): string[] =>
  readdirSync(join(root, 'docs/transcripts'))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => [...read(`docs/transcripts/${file}`).matchAll(/\*\*Guide:\*\* (.+)/g)])
    .flatMap(([, said]) => said ?? []);

/** The places where the app speaks, each with its texts. */
export const ownPlaces: readonly [name: string, texts: () => Promise<string[]>][] = [
  ['pages to read, meditations, rituals, prompts', pages],
  ['the lines of the guide', async () => column(`${listening}/words/replies.tsv`, 'text')],
  [
    'the questions of guided writing',
    async () => column(`${listening}/guided/questions.tsv`, 'text'),
  ],
  ['the talks of the documents', async () => talks()],
];

/** All of them, each once, in a fixed order. The plain question about a wish to die has to name it. */
export async function ownTexts(): Promise<string[]> {
  const all = await Promise.all(ownPlaces.map(([, texts]) => texts()));
  return [...new Set(all.flat())].filter((text) => text !== plainQuestion);
}

export const plainQuestion =
  'Do you mean that you do not want to live, or that you want this pain to stop, or both?';
