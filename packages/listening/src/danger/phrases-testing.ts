import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The phrases of one set, in the order of its file: 'explicit' is `explicit.tsv`. */
export function phrases(set: string): readonly string[] {
  const [, ...rows] = readFileSync(join(import.meta.dirname, '../../phrases', `${set}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));
  return rows.map((row) => row.replace(/\\(?:u([0-9a-f]{4})|(.))/g, unescaped));
}

function unescaped(_whole: string, code: string | undefined, letter: string | undefined): string {
  if (code) return String.fromCharCode(Number.parseInt(code, 16));
  return { n: '\n', t: '\t' }[letter ?? ''] ?? letter ?? '';
}

/** A third of all phrases, chosen by their own letters (FNV-1a), is held out: the rules were not written while looking at it. */
export function heldOut(phrase: string): boolean {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(phrase))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % 3 === 0;
}
