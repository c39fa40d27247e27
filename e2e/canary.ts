import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { piecesOf } from './forensic-pieces.ts';

/** The word in base64, at each of its three alignments. */
export function inBase64(word: string): string[] {
  return [0, 1, 2].map((shift) => {
    // The first and last characters depend on the bytes beside them, so only the middle is searched for.
    const encoded = Buffer.concat([Buffer.alloc(shift), Buffer.from(word)]).toString('base64url');
    return encoded.slice(shift === 0 ? 0 : shift + 1, -3);
  });
}

/** Every form a word could take on disk: UTF-8, UTF-16, and base64 once, or twice as in the bytes of a file. */
export function formsOf(word: string): Buffer[] {
  const once = inBase64(word);
  return [word, ...once, ...(word.length > 40 ? once.flatMap(inBase64) : [])].flatMap((form) => [
    Buffer.from(form, 'utf8'),
    Buffer.from(form, 'utf16le'),
  ]);
}

/** Those of the words that a file below a folder holds in any form, also packed in a database. */
export function wordsBelow(folder: string, words: string[]): string[] {
  const forms = words.map((word) => ({ word, all: formsOf(word) }));
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    for (const piece of piecesOf(join(entry.parentPath, entry.name))) {
      for (const { word, all } of forms)
        if (!found.has(word) && all.some((form) => piece.includes(form))) found.add(word);
    }
  }
  return words.filter((word) => found.has(word));
}
