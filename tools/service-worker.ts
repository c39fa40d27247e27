/**
 * Writes `<dist>/service-worker.js`: the worker that the shell's build left in `.vite/`, with the list of every file a page
 * can start from, and their hashes. Part of composing, so the list follows whatever remotes are in place.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { injectManifest } from 'workbox-build';
import { readSupabase } from '../packages/data/src/gateways/hosted-service.ts';
import { compressInto } from './compress.ts';
import { hashedFiles } from './headers.ts';
import { integrityFile, integrityOf } from './integrity.ts';
import { screenAddresses, screenFile } from './screen-addresses.ts';

const workerSource = '.vite/service-worker.js';
const workerFile = 'service-worker.js';

/** Bytes that every first visit may store and download (brotli). */
export const precacheBudget = { stored: 6_540_000, travelling: 2_170_000 };

/**
 * Files in a build's `assets/` that a page can start from. Of the fonts, those of Latin scripts; and for the PDF,
 * which is set in Literata, all of that, so that a journal in Latin, Greek or Cyrillic script can be exported offline.
 * Everything else is fetched and cached at first use.
 */
const precachedFiles = '{*.{js,css,svg,wasm},*latin*.woff2,literata-*.woff}';
const notPrecached = ['**/password-guesses-*'];

/** Deletes the caches of earlier workers and unregisters itself. Open pages go on with the network. */
const retiredWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => registration.unregister()),
));
`;

/**
 * Writes nothing in a folder that the shell's build did not make, since there is no worker. With `MOORING_OFFLINE=off` it
 * always writes a worker that removes earlier ones.
 */
export async function composeWorker(dist: string, remotes: string[]): Promise<void> {
  const swSrc = join(dist, workerSource);
  const swDest = join(dist, workerFile);
  if (process.env.MOORING_OFFLINE === 'off') {
    writeFileSync(swDest, retiredWorker);
    compressInto(swDest);
    return;
  }
  if (!existsSync(swSrc)) return;
  const headers = fingerprint(readFileSync(join(dist, '_headers'), 'utf8'));
  const { warnings } = await injectManifest({
    swSrc,
    swDest,
    globDirectory: dist,
    globPatterns: [
      '{{boot,shellEntry}.js,icon.svg,manifest.webmanifest}',
      ...['index.html', 'app.html', ...screenAddresses.map(screenFile)],
      `assets/${precachedFiles}`,
      ...remotes.map(
        (folder) =>
          `${folder}{mf-manifest.json,${integrityFile},remoteEntry.js,assets/${precachedFiles}}`,
      ),
    ],
    // A deployment without a hosted service does not need its client.
    globIgnores: readSupabase(process.env)
      ? notPrecached
      : [...notPrecached, 'assets/supabase-*.js'],
    dontCacheBustURLsMatching: hashedFiles,
    maximumFileSizeToCacheInBytes: 3_000_000,
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [
      (entries) => {
        // A page is cached with its headers: when they change it has to be fetched again, though its bytes are the same.
        const manifest = entries.map((entry) => ({
          ...entry,
          integrity: integrityOf(readFileSync(join(dist, entry.url))),
          ...(entry.url.endsWith('.html') ? { revision: `${entry.revision}-${headers}` } : {}),
        }));
        return { manifest };
      },
    ],
  });
  // A remote that is missing is composed all the same; a file that is too large for the cache is an error of the build.
  const mistakes = warnings.filter((warning) => !warning.includes('match any files'));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  compressInto(swDest);
}

/** The precache of a deployment: how many files, and bytes. `travelling`: as brotli where there is a `.br` file. */
export function measurePrecache(dist: string) {
  const worker = readFileSync(join(dist, workerFile), 'utf8');
  const files = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => join(dist, url));
  const bytes = (of: (file: string) => string) =>
    files.reduce((sum, file) => sum + statSync(of(file)).size, 0);
  return {
    files: files.length,
    stored: bytes((file) => file),
    travelling: bytes((file) => (existsSync(`${file}.br`) ? `${file}.br` : file)),
  };
}

/** The size of the precache as one line for the log. Throws when it is over the budget. */
export function describePrecache(dist: string): string {
  const { files, stored, travelling } = measurePrecache(dist);
  const line = `Every page starts without a network: ${files} files, ${kB(travelling)} on the way, ${kB(stored)} on the device.`;
  if (stored > precacheBudget.stored || travelling > precacheBudget.travelling)
    throw new Error(`${line} That is more than tools/service-worker.ts allows.`);
  return line;
}

const kB = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
