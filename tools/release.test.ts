import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { archive } from './archive.ts';
import { writeRelease } from './release.ts';
import { scratchFolder } from './scratch-folder.ts';
import { readSums, sumsFile, writeSums } from './sums.ts';

const long = `remotes/healing-path/assets/${'a-long-name-'.repeat(6)}0123.js`;
const contents = {
  'index.html': '<!doctype html>',
  'assets/kit.js': 'export {};',
  [long]: 'x'.repeat(1024),
  'hosts/Caddyfile': 'mooring.example {}',
  'empty.txt': '',
};

/** As the README of a release says. Throws where a file differs. */
const checkSums = (cwd: string) =>
  execFileSync('sh', ['-c', `sha256sum --quiet -c ${sumsFile}`], { cwd });

/** A built folder. `names`: in which order its files were written. */
function built(names = Object.keys(contents)) {
  const dist = scratchFolder();
  for (const name of names) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), contents[name as keyof typeof contents] ?? '');
  }
  writeSums(dist, []);
  return dist;
}

test('what is unpacked is what was built, and its sums say so', () => {
  const folder = scratchFolder();
  const name = writeRelease(built(), folder);
  checkSums(folder);
  execFileSync('tar', ['-xzf', name], { cwd: folder });
  const top = join(folder, name.replace('.tar.gz', ''));
  for (const [path, text] of Object.entries(contents))
    expect(readFileSync(join(top, 'dist', path), 'utf8')).toBe(text);
  checkSums(join(top, 'dist'));
  expect(readFileSync(join(top, 'README.txt'), 'utf8')).toContain('hosts/nginx.conf');
});

test('made twice it is the same, whenever and in whatever order the files were written', () => {
  const [one, other] = [scratchFolder(), scratchFolder()];
  const late = built(Object.keys(contents).reverse());
  utimesSync(join(late, 'index.html'), 1, 1);
  const name = writeRelease(built(), one);
  writeRelease(late, other);
  expect(readFileSync(join(one, name)).equals(readFileSync(join(other, name)))).toBe(true);
  expect(readFileSync(join(one, sumsFile))).toEqual(readFileSync(join(other, sumsFile)));
});

test('the archive is named with its sum', () => {
  const folder = scratchFolder();
  const name = writeRelease(built(), folder);
  expect(name).toMatch(/^mooring-\d+\.\d+\.\d+\.tar\.gz$/);
  expect([...readSums(readFileSync(join(folder, sumsFile), 'utf8')).keys()]).toEqual([name]);
});

test('a path that does not fit is refused, and not cut off', () => {
  expect(() => archive(new Map([['a'.repeat(101), new Uint8Array()]]))).toThrow('too long');
});
