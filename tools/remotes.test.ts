import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foreignOrigins, readRemotes } from './remotes.ts';
import { scratchFolder } from './scratch-folder.ts';

const elsewhere = 'https://parts.example.org';

const read = (remotes: string, env: Record<string, string> = {}) => {
  const dist = scratchFolder();
  writeFileSync(join(dist, 'remotes.json'), remotes);
  return readRemotes(dist, env);
};

test('a remote is on this origin, or on one that the deployment names', () => {
  const remotes = JSON.stringify({
    journal: '/remotes/journal/mf-manifest.json',
    library: `${elsewhere}/library/mf-manifest.json`,
  });
  expect(() => read(remotes)).toThrow('neither this site');
  expect(() => read(remotes, { MOORING_REMOTE_ORIGINS: 'https://example.org' })).toThrow('library');
  expect(foreignOrigins(read(remotes, { MOORING_REMOTE_ORIGINS: elsewhere }))).toEqual([elsewhere]);
});

test.for([
  'javascript:alert(1)//m.json',
  'data:application/json,{}',
  '//evil.example/m.json',
  `${elsewhere}.evil.example/m.json`,
  `${elsewhere}@evil.example/m.json`,
  '/remotes/../../m.json',
  '/remotes/journal/m.json"]};fetch("//evil.example")',
  '/remotes/</script><script>alert(1)</script>.json',
  '/remotes/journal/m.json?x',
  '',
])('“%s” is no address of a remote', (entry) => {
  expect(() =>
    read(JSON.stringify({ journal: entry }), { MOORING_REMOTE_ORIGINS: elsewhere }),
  ).toThrow();
});

test('a key such as __proto__ is left out', () => {
  const remotes = read('{"__proto__":"/m.json"}');
  expect(Object.keys(remotes)).toEqual([]);
  expect(Object.getPrototypeOf(remotes)).toBe(Object.prototype);
});

test.for(['{"Journal;":"/m.json"}', '[]', '{"journal":{}}', '{'])(
  '“%s” is no list of remotes',
  (text) => {
    expect(() => read(text)).toThrow();
  },
);
