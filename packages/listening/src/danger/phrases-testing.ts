import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTsv } from '@mooring/contract/tsv';

const folder = join(import.meta.dirname, '../../phrases');

/** The phrases of one set, in the order of its file: 'explicit' is `phrases/explicit.tsv`. */
export function phrasesOf(set: string): readonly string[] {
  const table = readFileSync(join(folder, `${set}.tsv`), 'utf8');
  return readTsv<'phrase'>(table).map(({ phrase }) =>
    phrase.replace(/\\(?:u([0-9a-f]{4})|(.))/g, unescaped),
  );
}

function unescaped(_whole: string, code: string | undefined, letter: string | undefined): string {
  if (code) return String.fromCharCode(Number.parseInt(code, 16));
  return { n: '\n', t: '\t' }[letter ?? ''] ?? letter ?? '';
}

/** A third of all phrases, chosen by a hash (FNV-1a) of their text, is held out: the rules were written without looking at it. */
export function isHeldOut(phrase: string): boolean {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(phrase))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % 3 === 0;
}
