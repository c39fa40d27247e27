/** Plants one import for every arrow between packages that must not exist, and expects it to be refused. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
type Import = [file: string, from: string];

const forbidden: Import[] = [
  // Downwards only.
  ['packages/contract/src/planted.ts', '@mooring/data'],
  ['packages/ui/src/planted.ts', '@mooring/data'],
  ['packages/ui/src/planted.ts', '@mooring/safety'],
  ['packages/pdf/src/planted.ts', '@mooring/data'],
  ['packages/listening/src/danger/planted.ts', '@mooring/storage'],
  ['packages/listening/src/guide/planted.ts', '@mooring/data'],
  ['packages/storage/src/sync/planted.ts', '@mooring/data'],
  ['packages/storage/src/vault/planted.ts', '@mooring/listening'],
  ['packages/storage/src/planted.ts', '@mooring/formats'],
  ['packages/formats/src/backup/planted.ts', '@mooring/data'],
  ['packages/formats/src/import/planted.ts', '@mooring/storage/indexeddb'],
  ['packages/storage/src/planted.ts', '@mooring/accounts'],
  ['packages/formats/src/planted.ts', '@mooring/accounts'],
  ['packages/accounts/src/planted.ts', '@mooring/data'],
  ['packages/accounts/src/session/planted.ts', '@mooring/formats'],
  ['packages/accounts/src/hosted/planted.ts', '@mooring/storage/hosted-auth'],
  ['packages/data/src/planted.ts', '@mooring/safety'],
  ['packages/data/src/planted.ts', '@mooring/ui'],
  ['packages/safety/src/planted.ts', '@mooring/storage'],
  // The vault imports no storage, and what moves rows imports no key.
  ['packages/storage/src/vault/planted.ts', '../sync/sync.ts'],
  ['packages/storage/src/vault/planted.ts', '../directory/account.ts'],
  ['packages/storage/src/sync/planted.ts', '../vault/seal.ts'],
  ['packages/storage/src/replica/planted.ts', '../vault/keys.ts'],
  // Only compose.ts chooses an adapter.
  ['packages/data/src/repositories/planted.ts', '@mooring/storage/indexeddb'],
  // Features import neither each other, nor the shell, nor a package below data.
  ['features/journal/src/planted.ts', '@mooring/check-in/feature'],
  ['features/journal/src/planted.ts', '@mooring/shell'],
  ['features/journal/src/planted.ts', '@mooring/storage'],
  ['features/profile/src/planted.ts', '@mooring/formats'],
  ['features/profile/src/planted.ts', '@mooring/accounts'],
  ['features/companion/src/planted.ts', '@mooring/listening'],
  ['features/journal/src/planted.ts', 'dexie'],
  ['features/journal/src/planted.ts', '../../check-in/src/manifest.ts'],
  ['shell/src/planted.ts', '@mooring/journal/src/manifest.ts'],
  // No test harness ships.
  ['features/journal/src/planted.tsx', '@mooring/stage'],
  ['features/journal/src/planted.ts', '@mooring/data/testing'],
  ['shell/src/planted.ts', '@mooring/stage'],
  ['shell/src/planted.ts', '@mooring/data/testing'],
  ['packages/safety/src/planted.ts', '@mooring/stage'],
  ['packages/data/src/planted.ts', '@mooring/storage/testing'],
  ['packages/data/src/planted.ts', '@mooring/accounts/testing'],
  ['packages/accounts/src/planted.ts', '@mooring/storage/testing'],
];

const allowed: Import[] = [
  ['packages/listening/src/planted.ts', '@mooring/contract'],
  ['packages/formats/src/planted.ts', '@mooring/storage'],
  ['packages/data/src/planted.ts', '@mooring/storage'],
  ['packages/data/src/planted.ts', '@mooring/formats'],
  ['packages/accounts/src/planted.ts', '@mooring/storage'],
  ['packages/accounts/src/planted.test.ts', '@mooring/storage/testing'],
  ['packages/data/src/planted.ts', '@mooring/accounts'],
  ['packages/data/src/planted.ts', '@mooring/accounts/eviction'],
  ['packages/data/src/compose.ts', '@mooring/storage/indexeddb'],
  ['packages/safety/src/planted.tsx', '@mooring/ui'],
  ['features/journal/src/planted.ts', '@mooring/data'],
  ['features/companion/src/planted.ts', '@mooring/data/conversation'],
  ['features/journal/src/planted.ts', '@mooring/data/days'],
  ['features/journal/src/planted.ts', '@mooring/data/muted'],
  ['features/journal/src/planted.ts', '@mooring/data/tags'],
  ['shell/src/planted.ts', '@mooring/data/days'],
  ['shell/src/planted.ts', '@mooring/data/on-this-day'],
  ['features/journal/src/planted.ts', '@mooring/data/on-this-day'],
  ['features/journal/src/planted.test.tsx', '@mooring/stage'],
  ['shell/src/planted.ts', '@mooring/journal/manifest'],
];

/** Plants each import in a file of its own, under a copy of the configuration, and returns those that lint refuses. */
function refusedBy(planted: Import[]): Import[] {
  const copy = mkdtempSync(join(tmpdir(), 'mooring-walls-'));
  try {
    mkdirSync(join(copy, 'tools'));
    for (const file of ['biome.json', 'tools/env-only.grit'])
      cpSync(join(root, file), join(copy, file));
    const files = planted.map(([file, from], index) => {
      // compose.ts is the one file whose name matters.
      const path = file.replace(/planted(?=\.)/, `planted-${index}`);
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), `import { one } from '${from}';\nexport const kept = one;\n`);
      return path;
    });
    const given = [
      'lint',
      '--only=style/noRestrictedImports',
      '--max-diagnostics=none',
      '--reporter=json',
      '.',
    ];
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/biome'), given, {
      cwd: copy,
      encoding: 'utf8',
    });
    return planted.filter((_, index) => stdout.includes(files[index] ?? ''));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

test('lint refuses every import that points upwards, sideways or past a package entry', () => {
  expect(refusedBy(forbidden)).toEqual(forbidden);
});

test('lint allows the imports that the architecture draws', () => {
  expect(refusedBy(allowed)).toEqual([]);
});

/** The workspace packages in a folder, by the names they declare. */
const packagesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .map((name) => join(root, folder, name, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => ({ file, manifest: JSON.parse(readFileSync(file, 'utf8')) as Manifest }));

type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

test('pnpm: a package resolves what it declares, and no other package of ours', () => {
  const all = [...packagesIn('packages'), ...packagesIn('features')];
  for (const { file, manifest } of all) {
    const declared = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const other of all) {
      const { name } = other.manifest;
      if (name === manifest.name) continue;
      // Without the folder that pnpm adds for the programs it runs.
      const paths = (createRequire(file).resolve.paths(name) ?? []).filter(
        (path) => !path.includes('.pnpm'),
      );
      const found = paths.some((path) => existsSync(join(path, name)));
      expect(found, `${manifest.name} finds ${name}`).toBe(name in declared);
    }
  }
});

test('the stage and the testing libraries are development dependencies wherever they are named', () => {
  const all = [...packagesIn('packages'), ...packagesIn('features'), ...packagesIn('.')];
  for (const { manifest } of all) {
    if (manifest.name === '@mooring/stage') continue;
    const shipped = Object.keys(manifest.dependencies ?? {});
    const harness = shipped.filter((name) => /^@mooring\/stage$|^@testing-library\//.test(name));
    expect(harness, manifest.name).toEqual([]);
  }
});

test('exports: a file that is no package entry cannot be imported by its path', () => {
  const require = createRequire(join(root, 'packages/data/package.json'));
  expect(() => require.resolve('@mooring/storage/src/vault/keys.ts')).toThrow(
    /not exported|exports/,
  );
});
