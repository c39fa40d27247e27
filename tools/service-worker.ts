/**
 * Writes `<dist>/service-worker.js`: the worker that the shell's build left in `.vite/`, with the list of every file a page
 * can start from. Part of composing, so the list follows whatever remotes are in place.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { injectManifest } from 'workbox-build';
import { readSupabase } from '../packages/data/src/gateways/hosted-service.ts';
import { compressInto } from './compress.ts';
import { hashedFiles } from './headers.ts';

const workerSource = '.vite/service-worker.js';
const workerFile = 'service-worker.js';

/** Kept on the device of everybody, on the first visit: in bytes, as they lie there and as they travel. */
const precacheBudget = { stored: 5_000_000, travelling: 1_600_000 };

/**
 * What a page can start from, by name within a build's `assets/`. Of the letters, those of Latin scripts; and for the PDF,
 * which is set in Literata, all of that: so a journal in Latin, Greek or Cyrillic letters is exported without a network.
 * Everything else comes when it is needed, and is kept then.
 */
const startable = '{*.{js,css,svg,wasm},*latin*.woff2,literata-*.woff}';
const onNeed = ['**/password-guesses-*'];

/** Lets go of everything that earlier workers kept, and of itself. Pages that are open go on with the network. */
const retired = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => registration.unregister()),
));
`;

/**
 * Writes nothing where there is no worker: in a folder that the shell's build did not make. With `MOORING_OFFLINE=off` it
 * writes, wherever it is, a worker that ends what earlier ones began.
 */
export async function composeWorker(dist: string, remotes: string[]): Promise<void> {
  const swSrc = join(dist, workerSource);
  const swDest = join(dist, workerFile);
  if (process.env.MOORING_OFFLINE === 'off') {
    writeFileSync(swDest, retired);
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
      '{{app,index}.html,{boot,shellEntry}.js,icon.svg,manifest.webmanifest}',
      `assets/${startable}`,
      ...remotes.map((folder) => `${folder}{mf-manifest.json,remoteEntry.js,assets/${startable}}`),
    ],
    // The hosted service's client is of no use to a deployment that has none.
    globIgnores: readSupabase(process.env) ? onNeed : [...onNeed, 'assets/supabase-*.js'],
    dontCacheBustURLsMatching: hashedFiles,
    maximumFileSizeToCacheInBytes: 3_000_000,
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [
      (entries) => {
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
  // A remote that is not there yet is composed all the same; a file that is too large to keep is a mistake of a build.
  const mistakes = warnings.filter((warning) => !warning.includes('match any files'));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  compressInto(swDest);
}

/** What the worker of a deployment fetches ahead: how many files, and bytes. `travelling`: as brotli where it was made. */
export function precacheOf(dist: string) {
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

/** One line for whoever builds. Throws when it is more than the budget. */
export function tellPrecache(dist: string): string {
  const { files, stored, travelling } = precacheOf(dist);
  const line = `Every page starts without a network: ${files} files, ${kB(travelling)} on the way, ${kB(stored)} on the device.`;
  if (stored > precacheBudget.stored || travelling > precacheBudget.travelling)
    throw new Error(`${line} That is more than tools/service-worker.ts allows.`);
  return line;
}

const kB = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
