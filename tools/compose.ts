/**
 * Deploy-time composition. Reads `remotes.json` (feature id → where its remote lives) and writes into `boot.js` the
 * list of remotes, with what to load ahead for each address; beside it, the headers as hosts read them. Run again after
 * replacing any remote's folder: nothing needs rebuilding, and rolling back is the same move.
 *
 *   tsx tools/compose.ts [dist]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { bootScript, type ComposedRemote, withoutComments } from './boot-script.ts';
import { compressInto } from './compress.ts';
import { settingsScript } from './deployed-settings.ts';
import { entryName, federationName } from './federation.ts';
import { writeHostFiles } from './host-files.ts';
import {
  addressesOf,
  type IntegrityList,
  integrityFile,
  integrityList,
  integrityOf,
  readIntegrity,
} from './integrity.ts';
import { pageStart, readChunks } from './preload.ts';
import { readRemotes } from './remotes.ts';
import { composeWorker } from './service-worker.ts';
import { writeSums } from './sums.ts';

const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
  exposes: z.array(z.object({ assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

const screensSchema = z.record(z.string(), z.string());

const marker = '// composed:\n';

/** Writes `<dist>/boot.js`, `<dist>/service-worker.js` and the sums of all files. Returns the remotes it composed. */
export async function compose(dist: string): Promise<ComposedRemote[]> {
  const where = readRemotes(dist);
  const remotes = await Promise.all(
    Object.entries(where).map(([id, entry]) => composeRemote(dist, id, entry)),
  );
  const bootFile = join(dist, 'boot.js');
  const boot = readFileSync(bootFile, 'utf8');
  const own = `${withoutComments(boot.slice(0, boot.indexOf(marker)))}${marker}`;
  writeFileSync(bootFile, `${own}${settingsScript(process.env)}\n${bootScript(remotes)}\n`);
  compressInto(bootFile);
  writeHostFiles(dist, where);
  await composeWorker(dist, ownFolders(remotes));
  writeSums(dist, ownFolders(remotes));
  return remotes;
}

/**
 * A remote whose list cannot be read is composed without one: it may be up by the time someone visits. Its scripts are not checked
 * then, and `main` says so.
 */
async function composeRemote(dist: string, id: string, listed: string): Promise<ComposedRemote> {
  const base = listed.replace(/[^/]*$/, '');
  const name = federationName(id);
  const manifest = federationManifest.safeParse(await readJson(dist, listed));
  if (!manifest.success) return { id, name, entry: `${base}${entryName}` };
  const { remoteEntry, own } = partsOf(manifest.data);
  const entry = base + remoteEntry;
  if (!isElsewhere(base)) await writeList(dist, base, own);
  const list = await readText(dist, base + integrityFile);
  if (list === undefined) return { id, name, entry };
  const read = readIntegrity(list);
  return {
    id,
    name,
    entry: entry + versionOf(read, remoteEntry),
    integrity: integrityOf(list),
    pages: addressesOf(read),
  };
}

/**
 * WebKit takes a script that it loaded ahead for a page before from its memory, and asks nobody whether it has changed. So a newer
 * entry has an address of its own.
 */
function versionOf({ files }: IntegrityList, name: string): string {
  const hash = files.find(([file]) => file === name)?.[1];
  return hash ? `?${hash.replace(/\W/g, '').slice(0, 8)}` : '';
}

/** Of what the federation plugin says of a remote: its entry, and what the shell asks of it first. */
function partsOf({ metaData, exposes }: z.infer<typeof federationManifest>) {
  const remoteEntry = metaData.remoteEntry.path + metaData.remoteEntry.name;
  return { remoteEntry, own: [remoteEntry, ...exposes.flatMap((each) => each.assets.js.sync)] };
}

/** Writes the list of a remote that lies below the site's root, where the remote says what its pages are. */
async function writeList(dist: string, base: string, door: string[]): Promise<void> {
  const folder = join(dist, base);
  const chunks = await readJson(dist, `${base}.vite/manifest.json`);
  const screens = screensSchema.safeParse(await readJson(dist, `${base}pages.json`));
  if (chunks === undefined || !screens.success) return;
  const pages = Object.entries(screens.data).map(([pattern, screen]) => {
    return [pattern, pageStart(readChunks(chunks), screen)] as const;
  });
  const list = integrityList(folder, { door, pages: Object.fromEntries(pages) });
  const file = join(folder, integrityFile);
  writeFileSync(file, JSON.stringify(list));
  compressInto(file);
}

/** The folders of the remotes that lie below the site's root. */
export const ownFolders = (remotes: readonly ComposedRemote[]): string[] =>
  remotes.flatMap(({ entry }) => ownFolder(entry));

/** A remote's folder below the site's root; none for a remote on another origin. */
const ownFolder = (entry: string) =>
  isElsewhere(entry) ? [] : [entry.replace(/^\//, '').replace(/[^/]*$/, '')];

const isElsewhere = (address: string) => /^https?:/.test(address);

async function readText(dist: string, address: string): Promise<string | undefined> {
  if (isElsewhere(address)) {
    const answer = await fetch(address).catch(() => undefined);
    return answer?.ok ? answer.text() : undefined;
  }
  const file = join(dist, address);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Undefined where it is not there or no JSON. */
async function readJson(dist: string, address: string): Promise<unknown> {
  const text = await readText(dist, address);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const remotes = await compose(process.argv[2] ?? 'dist');
  console.info(`Composed ${remotes.map(({ id }) => id).join(', ')}.`);
  for (const { id } of remotes.filter(({ integrity }) => integrity === undefined))
    console.warn(`${id} has no ${integrityFile}: its scripts run without a check.`);
}
