import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** The files below a folder that hold the word in any form. */
export function filesWith(word: string, folder: string): string[] {
  const forms = formsOf(word);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return forms.some((form) => bytes.includes(form));
    });
}
