import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from './scratch-folder.ts';
import { readSums, sumsFile, writeSums } from './sums.ts';
import { fromAddress, fromFolder, unlisted, verify } from './verify.ts';

const remotes = ['remotes/journal/', 'remotes/library/'];

/** A deployment of a hundred files: fifty of the shell, twenty-five of each remote. */
function deployment() {
  const dist = scratchFolder();
  const paths = [
    ...Array.from({ length: 50 }, (_, at) => `assets/shell-${at}.js`),
    ...remotes.flatMap((folder) => Array.from({ length: 25 }, (_, at) => `${folder}page-${at}.js`)),
  ];
  for (const folder of ['assets', ...remotes]) mkdirSync(join(dist, folder), { recursive: true });
  for (const path of paths) writeFileSync(join(dist, path), `export const path = '${path}';`);
  writeSums(dist, remotes);
  return { dist, paths };
}

const check = (dist: string) => verify(fromFolder(dist), fromFolder(dist));

test('one flipped byte is found and named in each of a hundred files', async () => {
  const { dist, paths } = deployment();
  expect(await check(dist)).toEqual({ checked: 102, different: [], missing: [] });
  for (const [at, path] of paths.entries()) {
    const bytes = readFileSync(join(dist, path));
    const changed = Buffer.from(bytes);
    changed[at % changed.length] = (changed[at % changed.length] ?? 0) ^ 1;
    writeFileSync(join(dist, path), changed);
    expect((await check(dist)).different).toEqual([path]);
    writeFileSync(join(dist, path), bytes);
  }
});

test('a file that is gone and one that was added are named', async () => {
  const { dist } = deployment();
  rmSync(join(dist, 'remotes/journal/page-3.js'));
  writeFileSync(join(dist, 'assets/extra.js'), 'steal()');
  expect((await check(dist)).missing).toEqual(['remotes/journal/page-3.js']);
  expect(await unlisted(dist)).toEqual(['assets/extra.js']);
});

test("replacing a remote changes its own sums, and one line of the root's", () => {
  const { dist } = deployment();
  const sums = (folder: string) => readSums(readFileSync(join(dist, folder, sumsFile), 'utf8'));
  const before = { root: sums(''), library: sums('remotes/library') };
  writeFileSync(join(dist, 'remotes/journal/page-1.js'), 'export const path = 2;');
  writeSums(dist, remotes);
  const changed = [...sums('')].filter(([path, hash]) => before.root.get(path) !== hash);
  expect(changed.map(([path]) => path)).toEqual(['remotes/journal/SHA256SUMS.txt']);
  expect(sums('remotes/library')).toEqual(before.library);
});

test('what a host serves is compared with sums from elsewhere, so that a host that changes both is found out', async () => {
  const { dist } = deployment();
  const trusted = new Map(
    ['', ...remotes].map((folder) => [
      folder + sumsFile,
      readFileSync(join(dist, folder, sumsFile)),
    ]),
  );
  writeFileSync(join(dist, 'assets/shell-7.js'), 'steal()');
  writeSums(dist, remotes);
  const host = createServer((request, response) => {
    response.end(readFileSync(join(dist, request.url ?? '')));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const served = fromAddress(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  const verdict = await verify(served, async (path) => trusted.get(path) ?? null);
  host.close();
  expect(verdict).toEqual({ checked: 102, different: ['assets/shell-7.js'], missing: [] });
});

test('a list that is none is refused', () => {
  expect(() => readSums('<!doctype html>')).toThrow('is no line of SHA256SUMS.txt');
});
