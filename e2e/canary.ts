import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every form a word could take on disk: UTF-8, UTF-16, and base64 at each of its three alignments. */
export function formsOf(word: string): Buffer[] {
  const forms = [Buffer.from(word, 'utf8'), Buffer.from(word, 'utf16le')];
  for (const shift of [0, 1, 2]) {
    // The first and last characters depend on the bytes beside them, so only the middle is searched for.
    const encoded = Buffer.concat([Buffer.alloc(shift), Buffer.from(word)]).toString('base64url');
    const middle = encoded.slice(shift === 0 ? 0 : shift + 1, -3);
    forms.push(Buffer.from(middle), Buffer.from(middle, 'utf16le'));
  }
  return forms;
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
