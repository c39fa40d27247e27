import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One labelled line of the training ground. */
export type Line = {
  text: string;
  level: number;
  kinds: string[];
  whose: string;
  act: string;
  happened: { event: string; relation: string }[];
  feelings: string[];
  /** What was written just before, by the person or (after 'companion: ') by the companion. Empty: nothing. */
  before: string;
  language: string;
  /** Writer and persona: no voice is both learned from and judged on. */
  group: string;
};

/** All lines under a folder of writers, `lines/WRITER/PERSONA.tsv`, in a fixed order. */
export function readLines(folder: string): Line[] {
  const writers = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return writers
    .map(({ name }) => name)
    .sort()
    .flatMap((writer) => {
      const files = readdirSync(join(folder, writer))
        .filter((file) => file.endsWith('.tsv'))
        .sort();
      return files.flatMap((file) =>
        readFile(join(folder, writer, file), `${writer}/${basename(file, '.tsv')}`),
      );
    });
}

function readFile(path: string, group: string): Line[] {
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('# '));
  const list = (cell: string) => (cell === '-' || cell === '' ? [] : cell.split(','));
  return rows.slice(1).map((row) => {
    const [
      text = '',
      level = '0',
      kinds = '-',
      whose = '-',
      act = 'tell',
      happened = '-',
      feelings = '-',
      before = '-',
      language = 'en',
    ] = row.split('\t');
    return {
      text,
      level: Number(level),
      kinds: list(kinds),
      whose,
      act,
      happened: list(happened).map((item) => {
        const [event = '', relation = ''] = item.split(':');
        return { event, relation };
      }),
      feelings: list(feelings),
      before: before === '-' ? '' : before,
      language,
      group,
    };
  });
}
