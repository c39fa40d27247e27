/**
 * Compares a deployment with the sums it was built with, file by file, and names every file that differs.
 *
 *   npm run verify -- dist                        a folder, by the sums that lie in it
 *   npm run verify -- https://mooring.example dist   what a host serves, by the sums of a folder that one trusts
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashesOf, readSums, sha256, sumsFile } from './sums.ts';

/** Reads one file of a deployment by its path. Null: it is not there. */
export type ReadFile = (path: string) => Promise<Uint8Array | null>;

export type Verdict = { checked: number; different: string[]; missing: string[] };

/** Files that hosts read themselves or answer with in place of another, and do not serve by name. */
const notServed = /\.br$|(?:^|\/)\.vite\/|^_headers$|^hosts\//;

export const fromFolder =
  (folder: string): ReadFile =>
  async (path) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : null;

/** Throws where the host cannot be reached. */
export const fromAddress =
  (address: string): ReadFile =>
  async (path) => {
    const answer = await fetch(new URL(path, address.endsWith('/') ? address : `${address}/`));
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  };

/**
 * Reads every file that the sums list, those of the remotes' own sums among them. `trusted` is where the sums are read
 * from; a sum that was changed with its file is noticed only where they come from elsewhere.
 */
export async function verify(
  read: ReadFile,
  trusted: ReadFile,
  isLeftOut: (path: string) => boolean = () => false,
): Promise<Verdict> {
  const verdict: Verdict = { checked: 0, different: [], missing: [] };
  await verifyFolder('');
  return verdict;

  async function verifyFolder(folder: string): Promise<void> {
    const sums = await trusted(folder + sumsFile);
    if (!sums) throw new Error(`There is no ${folder}${sumsFile} to compare with.`);
    for (const [name, hash] of readSums(Buffer.from(sums).toString('utf8'))) {
      const path = folder + name;
      if (isLeftOut(path)) continue;
      const bytes = await read(path);
      verdict.checked += 1;
      if (!bytes) verdict.missing.push(path);
      else if (sha256(bytes) !== hash) verdict.different.push(path);
      if (name.endsWith(`/${sumsFile}`)) await verifyFolder(path.slice(0, -sumsFile.length));
    }
  }
}

/** Files of a folder that no sums list. */
export async function unlisted(folder: string): Promise<string[]> {
  const listed = new Set([sumsFile]);
  await verify(async (path) => {
    listed.add(path);
    return null;
  }, fromFolder(folder));
  return [...hashesOf(folder).keys()].filter((path) => !listed.has(path));
}

async function main([what = 'dist', trusted = what]: string[]): Promise<number> {
  const isAddress = /^https?:\/\//.test(what);
  const verdict = await verify(
    isAddress ? fromAddress(what) : fromFolder(what),
    /^https?:\/\//.test(trusted) ? fromAddress(trusted) : fromFolder(trusted),
    (path) => isAddress && notServed.test(path),
  );
  const more = isAddress ? [] : await unlisted(what);
  for (const path of verdict.different) console.error(`differs    ${path}`);
  for (const path of verdict.missing) console.error(`missing    ${path}`);
  for (const path of more) console.error(`not listed ${path}`);
  const faults = verdict.different.length + verdict.missing.length + more.length;
  console.info(
    faults === 0
      ? `All ${verdict.checked} files are as they were built.`
      : `${faults} of ${verdict.checked} files are not as they were built.`,
  );
  if (isAddress && trusted === what)
    console.info('The sums came from the same host. Name a folder you trust to compare with it.');
  return faults === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    return 1;
  });
}
