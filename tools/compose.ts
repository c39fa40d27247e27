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
import { preloadOf, readChunks } from './preload.ts';
import { readRemotes } from './remotes.ts';
import { composeWorker } from './service-worker.ts';
import { writeSums } from './sums.ts';

const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
  exposes: z.array(z.object({ assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

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

/** A remote whose manifests cannot be read is composed without preloads: it may be up by the time someone visits. */
async function composeRemote(dist: string, id: string, listed: string): Promise<ComposedRemote> {
  const base = listed.replace(/[^/]*$/, '');
  const name = federationName(id);
  const manifest = federationManifest.safeParse(await readJson(dist, listed));
  if (!manifest.success) return { id, name, entry: `${base}${entryName}`, pages: {} };
  const { remoteEntry } = manifest.data.metaData;
  const entry = base + remoteEntry.path + remoteEntry.name;
  const inside = manifest.data.exposes.flatMap((e) => e.assets.js.sync);
  const doorFiles = [entry, ...inside.map((file) => base + file)];
  const chunks = await readJson(dist, `${base}.vite/manifest.json`);
  const screens = z
    .record(z.string(), z.string())
    .safeParse(await readJson(dist, `${base}pages.json`));
  if (chunks === undefined || !screens.success) return { id, name, entry, pages: {} };
  const pages = Object.entries(screens.data).map(([pattern, screen]) => {
    const { js, css } = preloadOf(readChunks(chunks), base, [screen]);
    return [pattern, { js: [...new Set([...doorFiles, ...js])], css }];
  });
  return { id, name, entry, pages: Object.fromEntries(pages) };
}

/** The folders of the remotes that lie below the site's root. */
export const ownFolders = (remotes: readonly ComposedRemote[]): string[] =>
  remotes.flatMap(({ entry }) => ownFolder(entry));

/** A remote's folder below the site's root; none for a remote on another origin. */
const ownFolder = (entry: string) =>
  /^https?:/.test(entry) ? [] : [entry.replace(/^\//, '').replace(/[^/]*$/, '')];

async function readJson(dist: string, address: string): Promise<unknown> {
  if (/^https?:/.test(address)) {
    const answer = await fetch(address).catch(() => undefined);
    return answer?.ok ? answer.json().catch(() => undefined) : undefined;
  }
  const file = join(dist, address);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const remotes = await compose(process.argv[2] ?? 'dist');
  console.info(`Composed ${remotes.map(({ id }) => id).join(', ')}.`);
}
