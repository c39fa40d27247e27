import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patternSource } from './boot-script.ts';
import { compose } from './compose.ts';
import { integrityOf } from './integrity.ts';
import { scratchFolder } from './scratch-folder.ts';

const deployment = () => {
  const dist = scratchFolder();
  const remote = join(dist, 'remotes/journal');
  mkdirSync(join(remote, '.vite'), { recursive: true });
  mkdirSync(join(remote, 'assets'));
  const write = (file: string, value: unknown) =>
    writeFileSync(join(dist, file), typeof value === 'string' ? value : JSON.stringify(value));
  write('boot.js', 'theme();\n// composed:\nold();\n');
  write('index.html', '<script>theme()</script>');
  write('remotes.json', {
    journal: '/remotes/journal/mf-manifest.json',
    library: 'remotes/library/mf-manifest.json',
  });
  write('remotes/journal/mf-manifest.json', {
    metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
    exposes: [{ assets: { js: { sync: ['assets/door.js'] } } }],
  });
  write('remotes/journal/.vite/manifest.json', {
    'src/list-screen.tsx': {
      file: 'assets/list.js',
      css: ['assets/list.css'],
      imports: ['_kept.js'],
    },
    '_kept.js': { file: 'assets/kept.js', imports: ['src/list-screen.tsx'] },
  });
  write('remotes/journal/remoteEntry.js', 'import "./assets/door.js";');
  write('remotes/journal/assets/door.js', 'export {};');
  write('remotes/journal/assets/list.js', 'import "./kept.js";');
  write('remotes/journal/assets/kept.js', 'import "./list.js";');
  write('remotes/journal/pages.json', { '/journal': 'src/list-screen.tsx' });
  return dist;
};

test('composing writes the hashes of a remote and names them in what the shell wrote', async () => {
  const dist = deployment();
  const [journal] = await compose(dist);
  const list = readFileSync(join(dist, 'remotes/journal/integrity.json'), 'utf8');
  expect(journal).toEqual({
    id: 'journal',
    name: 'journal',
    entry: expect.stringMatching(/^\/remotes\/journal\/remoteEntry\.js\?\w{8}$/),
    integrity: integrityOf(list),
    pages: '^/journal/?$',
  });
  expect(JSON.parse(list)).toMatchObject({
    door: [3, 0],
    pages: [['^/journal/?$', 2, 0]],
    styles: ['assets/list.css'],
  });
  const boot = readFileSync(join(dist, 'boot.js'), 'utf8');
  expect(boot.startsWith('theme();\n// composed:\n')).toBe(true);
  expect(boot).toContain(integrityOf(list));
  expect(boot).not.toContain('old()');
});

test('composing twice changes nothing', async () => {
  const dist = deployment();
  await compose(dist);
  const once = readFileSync(join(dist, 'boot.js'), 'utf8');
  await compose(dist);
  expect(readFileSync(join(dist, 'boot.js'), 'utf8')).toBe(once);
});

test('a newer entry has another address, so that no browser takes the one before from its memory', async () => {
  const dist = deployment();
  const [before] = await compose(dist);
  const entry = join(dist, 'remotes/journal/remoteEntry.js');
  const kept = readFileSync(entry, 'utf8');
  writeFileSync(entry, 'import "./assets/list.js";');
  const [newer] = await compose(dist);
  writeFileSync(entry, kept);
  const [back] = await compose(dist);
  expect(newer?.entry).not.toBe(before?.entry);
  expect(back?.entry).toBe(before?.entry);
});

test('a missing remote is listed too, without a check', async () => {
  const remotes = await compose(deployment());
  expect(remotes.find(({ id }) => id === 'library')).toEqual({
    id: 'library',
    name: 'library',
    entry: 'remotes/library/remoteEntry.js',
  });
});

test.each([
  ['/entry/:id', '/entry/1', true],
  ['/entry/:id', '/entry/1/', true],
  ['/entry/:id', '/entry/', false],
  ['/journal', '/journals', false],
])('%s as an expression: %s → %s', (pattern, path, matches) => {
  expect(new RegExp(patternSource(pattern)).test(path)).toBe(matches);
});
