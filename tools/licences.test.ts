import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { licencesOf } from './licences.ts';

const text = licencesOf(fileURLToPath(new URL('..', import.meta.url)));

test('what ships inside the app is named with its licence, down to the last dependency', () => {
  expect(text).toMatch(/^react 19\.[\d.]+ \(MIT\)\n-+\n\nMIT License/m);
  expect(text).toMatch(/^@fontsource-variable\/literata [\d.]+ \(OFL-1\.1\)/m);
  expect(text).toMatch(/^scheduler [\d.]+ \(MIT\)/m);
  expect(text).not.toMatch(/^(@types|@testing-library|@mooring)\//m);
});

test('no licence among them is incompatible with ours', () => {
  const names = new Set([...text.matchAll(/^\S+ [\d.]+ \((.+)\)\n-+$/gm)].map(([, name]) => name));
  const known = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT and ISC'];
  expect([...names].filter((name) => !known.includes(name ?? '')).sort()).toEqual([
    'MPL-2.0',
    'OFL-1.1',
    'Unlicense',
  ]);
});
