/**
 * Writes `<dist>/service-worker.js`: the worker that the shell's build left in `.vite/`, with the list of every file a page
 * can start from. Part of composing, so the list follows whatever remotes are in place.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { injectManifest } from 'workbox-build';
import { compressInto } from './compress.ts';

export const workerSource = '.vite/service-worker.js';
export const workerFile = 'service-worker.js';

/** Kept on the device of everybody, on the first visit: in bytes, as they lie there and as they travel. */
export const precacheBudget = { stored: 5_000_000, travelling: 1_600_000 };

/** What a page can start from. Fonts of letters that few write with come when they are needed. */
const startable = ['js', 'css', 'html', 'svg', 'webmanifest', 'wasm', 'latin*.woff2'];
/** The PDF is set in Literata: with it a journal in Latin, Greek or Cyrillic letters is exported without a network. */
const ofThePdf = 'assets/literata-*.woff';
const onNeed = ['**/password-guesses-*'];

/** A file whose name holds the hash of its content. The same in the worker and in the server. */
const hashed = /\/assets\/.*-[\w-]{8,}\.\w+$/;

export type Precache = { files: string[]; stored: number };

/** Null where there is no worker to write: a folder that the shell's build did not make. */
export async function composeWorker(dist: string, remotes: string[]): Promise<Precache | null> {
  const swSrc = join(dist, workerSource);
  if (!existsSync(swSrc)) return null;
  const headers = fingerprint(readFileSync(join(dist, '_headers'), 'utf8'));
  const files: string[] = [];
  const swDest = join(dist, workerFile);
  const { size, warnings } = await injectManifest({
    swSrc,
    swDest,
    globDirectory: dist,
    globPatterns: [
      '{app,index}.html',
      '{boot,enter,shellEntry}.js',
      'icon.svg',
      'manifest.webmanifest',
      ...startable.map((kind) => `assets/*${kind.includes('*') ? kind : `.${kind}`}`),
      ...remotes.flatMap((folder) => [
        `${folder}mf-manifest.json`,
        `${folder}remoteEntry.js`,
        ...startable.map((kind) => `${folder}assets/*${kind.includes('*') ? kind : `.${kind}`}`),
        folder + ofThePdf,
      ]),
    ],
    globIgnores: onNeed,
    dontCacheBustURLsMatching: hashed,
    maximumFileSizeToCacheInBytes: 3_000_000,
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [
      (entries) => {
        files.push(...entries.map(({ url }) => url));
        // A page is kept with its headers: when they change it has to be fetched again, though its bytes are the same.
        const manifest = entries.map((entry) =>
          entry.url.endsWith('.html')
            ? { ...entry, revision: `${entry.revision}-${headers}` }
            : entry,
        );
        return { manifest };
      },
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  compressInto(swDest);
  return { files, stored: size };
}

/** The bytes that travel: as brotli where it was made. */
export const travelling = (dist: string, { files }: Precache) =>
  files
    .map((file) => join(dist, file))
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, bytes) => sum + bytes, 0);

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
