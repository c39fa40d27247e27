import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withChecks } from './checked-imports.ts';
import { addressesOf, integrityList, integrityOf, readIntegrity } from './integrity.ts';
import { scratchFolder } from './scratch-folder.ts';

function remote() {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'assets'));
  const write = (name: string, code: string) => writeFileSync(join(folder, name), code);
  write(
    'remoteEntry.js',
    "import{a}from'./assets/base.js';const later=()=>import('./assets/list.js');",
  );
  write('assets/base.js', 'export const a=1;');
  write('assets/list.js', "export*from'./base.js';import'../remoteEntry.js';");
  write('assets/list.css', 'p{}');
  return { folder, write };
}

const pages = {
  '/journal': { screen: 'assets/list.js', css: ['assets/list.css'] },
  '/entry/:id': { screen: 'assets/list.js', css: ['assets/list.css'] },
};

test('the list has each script with its hash and its imports, and what each page starts from', () => {
  const list = integrityList(remote().folder, { door: ['remoteEntry.js'], pages });
  const hash = (code: string) => integrityOf(code).replace('sha256-', '');
  expect(list).toEqual({
    files: [
      ['assets/base.js', hash('export const a=1;')],
      ['assets/list.js', hash("export*from'./base.js';import'../remoteEntry.js';"), 0, 2],
      ['remoteEntry.js', expect.stringMatching(/^[\w+/]{43}=$/), 0],
    ],
    door: [2],
    pages: [['^/journal/?$|^/entry/[^/]+/?$', 1, 0]],
    styles: ['assets/list.css'],
  });
  expect(addressesOf(list)).toBe('^/journal/?$|^/entry/[^/]+/?$');
  expect(readIntegrity(JSON.stringify(list))).toEqual(list);
});

test('a script that imports a missing one is refused', () => {
  const { folder, write } = remote();
  write('assets/odd.js', "import'./gone.js';");
  expect(() => integrityList(folder, { door: [], pages: {} })).toThrow('assets/gone.js');
});

test('a list that is none is refused', () => {
  expect(() => readIntegrity('{"files":[["a.js"]]}')).toThrow();
});

test('every import of a file of its own is checked first', () => {
  expect(withChecks('const a=()=>import(`./a.js`),b=()=>import("../b.js").then(c);')).toBe(
    'const a=()=>MOORING_CHECK("./a.js",import.meta.url).then(()=>import(`./a.js`)),b=()=>MOORING_CHECK("../b.js",import.meta.url).then(()=>import("../b.js")).then(c);',
  );
});

test('an import of a package, or of an address that is known later, stays as it is', () => {
  const code = 'const a="import(`./a.js`)";import(b);import(`./`+b);import("react");';
  expect(withChecks(code)).toBe(code);
});
