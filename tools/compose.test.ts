import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bootScript, patternSource } from './boot-script.ts';
import { compose } from './compose.ts';

const deployment = () => {
  const dist = mkdtempSync(join(tmpdir(), 'mooring-compose-'));
  const remote = join(dist, 'remotes/journal');
  mkdirSync(join(remote, '.vite'), { recursive: true });
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
  write('remotes/journal/pages.json', { '/journal': 'src/list-screen.tsx' });
  return dist;
};

test('composing writes what a page needs first, and keeps what the shell wrote', async () => {
  const dist = deployment();
  const [journal] = await compose(dist);
  expect(journal?.pages['/journal']).toEqual({
    js: ['remoteEntry.js', 'assets/door.js', 'assets/list.js', 'assets/kept.js'].map(
      (file) => `/remotes/journal/${file}`,
    ),
    css: ['/remotes/journal/assets/list.css'],
  });
  const boot = readFileSync(join(dist, 'boot.js'), 'utf8');
  expect(boot.startsWith('theme();\n// composed:\n')).toBe(true);
  expect(boot).not.toContain('old()');
});

test('composing twice changes nothing', async () => {
  const dist = deployment();
  await compose(dist);
  const once = readFileSync(join(dist, 'boot.js'), 'utf8');
  await compose(dist);
  expect(readFileSync(join(dist, 'boot.js'), 'utf8')).toBe(once);
});

test('a missing remote is listed too, without preloads', async () => {
  const remotes = await compose(deployment());
  expect(remotes.find(({ id }) => id === 'library')).toMatchObject({
    entry: 'remotes/library/remoteEntry.js',
    pages: {},
  });
});

test('the boot script preloads for the open page, and for no other', () => {
  const pages = {
    '/entry/:id': { js: ['/remotes/journal/entry.js'], css: [] },
    '/journal': { js: ['/remotes/journal/list.js'], css: ['/remotes/journal/list.css'] },
  };
  const script = bootScript([{ id: 'journal', name: 'journal', entry: '/m.json', pages }]);
  const linksAt = (pathname: string) => {
    const links: { href: string }[] = [];
    const document = {
      createElement: () => ({}),
      head: { append: (link: { href: string }) => links.push(link) },
    };
    runInNewContext(script, { document, location: { pathname } });
    return links.map(({ href }) => href);
  };
  expect(linksAt('/entry/abc-1')).toEqual(['/remotes/journal/entry.js']);
  expect(linksAt('/journal')).toEqual(['/remotes/journal/list.js', '/remotes/journal/list.css']);
  expect(linksAt('/dashboard')).toEqual([]);
});

test.each([
  ['/entry/:id', '/entry/1', true],
  ['/entry/:id', '/entry/1/', true],
  ['/entry/:id', '/entry/', false],
  ['/journal', '/journals', false],
])('%s as an expression: %s → %s', (pattern, path, matches) => {
  expect(new RegExp(patternSource(pattern)).test(path)).toBe(matches);
});
