import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A message that teaches the reader one topic of the guide, or one answer of the shelf. */
export type Heard = { text: string; label: string; group: string };

/** All messages under a folder, `LABEL.tsv` with one message a line, in a fixed order. */
export function readHeard(folder: string): Heard[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'));
  return files.sort().flatMap((file) => {
    const label = basename(file, '.tsv');
    const texts = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
    return texts.map((text, at) => ({ text, label, group: `${label}/${at}` }));
  });
}
