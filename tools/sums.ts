/**
 * The SHA-256 sums of a deployment, in the format of `sha256sum`: one `SHA256SUMS.txt` in each remote's folder, and one at the
 * root for everything else and for the sums of the remotes. So replacing a remote changes its own sums and one line.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const sumsFile = 'SHA256SUMS.txt';

/** Path below a folder, with `/` → SHA-256 of the file's content, in hex. */
export type Hashes = ReadonlyMap<string, string>;

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

export function hashesOf(folder: string): Hashes {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files
      .sort()
      .map((file) => [relative(folder, file).split(sep).join('/'), sha256(readFileSync(file))]),
  );
}

/** Writes the sums of all that is in `dist` now. `remotes`: folders below it, such as `remotes/journal/`. */
export function writeSums(dist: string, remotes: readonly string[]): void {
  const own = remotes.filter((folder) => existsSync(join(dist, folder)));
  for (const folder of own) writeOne(join(dist, folder), []);
  writeOne(dist, own);
}

/** Of a folder in `inside` only its sums are listed. */
function writeOne(folder: string, inside: readonly string[]): void {
  const lines = [...hashesOf(folder)]
    .filter(([path]) => path !== sumsFile)
    .filter(([path]) => !inside.some((each) => path.startsWith(each) && path !== each + sumsFile))
    .map(([path, hash]) => `${hash}  ${path}\n`);
  writeFileSync(join(folder, sumsFile), lines.join(''));
}

/** Throws where a line is no sum. */
export function readSums(text: string): Hashes {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, hash = '', path = ''] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
      if (path === '') throw new Error(`“${line.slice(0, 80)}” is no line of ${sumsFile}.`);
      return [path, hash];
    }),
  );
}
