import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { integrityOf } from './integrity.ts';
import { scratchFolder } from './scratch-folder.ts';
import { composeWorker, measurePrecache } from './service-worker.ts';

afterEach(() => vi.unstubAllEnvs());

function deployment() {
  const dist = scratchFolder();
  const write = (file: string, text = file) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  write('.vite/service-worker.js', 'start(self.__WB_MANIFEST);');
  for (const file of [
    '_headers',
    'index.html',
    'app.html',
    'journal.html',
    '404.html',
    'boot.js',
    'boot.js.br',
    'remotes.json',
    'assets/kit-BgJfxH3F.js',
    'assets/kit-BgJfxH3F.js.br',
    'assets/password-guesses-BLy_88qR.js',
    'assets/literata-latin-DLxlUchJ.woff2',
    'assets/literata-greek-CO1lgiJx.woff2',
    'remotes/journal/mf-manifest.json',
    'remotes/journal/mf-stats.json',
    'remotes/journal/integrity.json',
    'remotes/journal/remoteEntry.js',
    'remotes/journal/assets/write-BcXVPD7q.js',
    'remotes/journal/assets/noto-sans-jp-dQg0SNGx.woff',
    'journal-before/assets/write-AAAAAAAA.js',
  ])
    write(file);
  return { dist, write };
}

const list = (dist: string): { url: string; revision: string | null; integrity: string }[] =>
  JSON.parse(
    /start\((.*)\)/.exec(readFileSync(join(dist, 'service-worker.js'), 'utf8'))?.[1] ?? '',
  );

const revisionOf = (dist: string, file: string) =>
  list(dist).find(({ url }) => url === file)?.revision;

test('files that a page can start from are precached, and no others', async () => {
  const { dist } = deployment();
  await composeWorker(dist, ['remotes/journal/', 'remotes/not-there-yet/']);
  const urls = list(dist).map(({ url }) => url);
  expect(urls.sort()).toEqual([
    '/app.html',
    '/assets/kit-BgJfxH3F.js',
    '/assets/literata-latin-DLxlUchJ.woff2',
    '/boot.js',
    '/index.html',
    '/journal.html',
    '/remotes/journal/assets/write-BcXVPD7q.js',
    '/remotes/journal/integrity.json',
    '/remotes/journal/mf-manifest.json',
    '/remotes/journal/remoteEntry.js',
  ]);
  expect(measurePrecache(dist)).toMatchObject({ files: 10 });
});

test('each of them is listed with the hash of its bytes', async () => {
  const { dist } = deployment();
  await composeWorker(dist, ['remotes/journal/']);
  for (const { url, integrity } of list(dist))
    expect(integrity).toBe(integrityOf(readFileSync(join(dist, url))));
});

test('a changed file is fetched again; a file with a hashed name never is', async () => {
  const { dist, write } = deployment();
  await composeWorker(dist, ['remotes/journal/']);
  const before = revisionOf(dist, '/boot.js');
  const same = revisionOf(dist, '/remotes/journal/remoteEntry.js');
  write('boot.js', 'changed');
  await composeWorker(dist, ['remotes/journal/']);
  expect(revisionOf(dist, '/boot.js')).not.toBe(before);
  expect(revisionOf(dist, '/remotes/journal/remoteEntry.js')).toBe(same);
  expect(revisionOf(dist, '/remotes/journal/assets/write-BcXVPD7q.js')).toBeNull();
});

test('pages are fetched again when only their headers changed', async () => {
  const { dist, write } = deployment();
  await composeWorker(dist, []);
  const before = [revisionOf(dist, '/app.html'), revisionOf(dist, '/boot.js')];
  write('_headers', 'another policy');
  await composeWorker(dist, []);
  expect(revisionOf(dist, '/app.html')).not.toBe(before[0]);
  expect(revisionOf(dist, '/boot.js')).toBe(before[1]);
});

test('with offline switched off the worker deletes the caches of earlier ones and unregisters', async () => {
  const { dist } = deployment();
  vi.stubEnv('MOORING_OFFLINE', 'off');
  await composeWorker(dist, ['remotes/journal/']);
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
  expect(worker).toContain('registration.unregister()');
  expect(worker).toContain('caches.delete');
  expect(measurePrecache(dist)).toEqual({ files: 0, stored: 0, travelling: 0 });
});
