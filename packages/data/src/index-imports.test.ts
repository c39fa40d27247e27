import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, 'index.ts');

const doors: Record<string, string> = {
  '@mooring/accounts': join(import.meta.dirname, '../../accounts/src/index.ts'),
  '@mooring/storage': join(import.meta.dirname, '../../storage/src/index.ts'),
  '@mooring/storage/indexeddb': join(
    import.meta.dirname,
    '../../storage/src/adapters/adapters-indexeddb.ts',
  ),
  '@mooring/formats': join(import.meta.dirname, '../../formats/src/index.ts'),
  '@mooring/listening': join(import.meta.dirname, '../../listening/src/index.ts'),
};

/** The packages a file brings along when it is imported, through all files of ours; `import()` and types do not count. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)(?! type)\s[^;]*?from '([^']+)';/gm,
  );
  const found = new Set<string>();
  for (const [, name = ''] of statements) {
    const ours = name.startsWith('.') ? join(dirname(file), name) : doors[name];
    const inner = ours ? packagesOf(ours, seen) : [name];
    for (const each of inner) found.add(each);
  }
  return found;
}

test('importing @mooring/data loads no schema, no database and no cryptography', () => {
  expect([...packagesOf(source)].sort()).toEqual([
    '@mooring/contract',
    'date-fns',
    'react',
    'zustand',
    'zustand/vanilla',
  ]);
});

test('the check works: the repositories load schemas, and the IndexedDB adapter loads Dexie', () => {
  const repositories = packagesOf(join(import.meta.dirname, 'repositories/repositories.ts'));
  expect(repositories).toContain('zod/mini');
  const adapters = packagesOf(doors['@mooring/storage/indexeddb'] ?? '');
  expect(adapters).toContain('dexie');
});
