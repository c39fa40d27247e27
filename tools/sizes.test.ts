import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bootScript } from './boot-script.ts';
import { scratchFolder } from './scratch-folder.ts';
import { appFiles, limits, routeSizes } from './sizes.ts';

test('the size of an address is its page, the files it names and its preloads, compressed', async () => {
  const dist = scratchFolder();
  mkdirSync(join(dist, 'assets'));
  const write = (file: string, bytes: number | string) =>
    writeFileSync(join(dist, file), typeof bytes === 'string' ? bytes : 'x'.repeat(bytes));
  const page = '<script src="/boot.js"></script><link rel="modulepreload" href="/assets/kit.js">';
  write('app.html', page);
  const list = {
    files: [['assets/list.js', 'hash']],
    door: [],
    pages: [['^/journal/?$', 0, 0]],
    styles: ['assets/list.css'],
  };
  write('integrity.json', JSON.stringify(list));
  write('integrity.json.br', 50);
  const journal = { id: 'journal', name: 'journal', entry: '/e.js' };
  write('boot.js', bootScript([{ ...journal, integrity: 'sha256-', pages: '^/journal/?$' }]));
  write('boot.js.br', 100);
  write('assets/kit.js', 9000);
  write('assets/kit.js.br', 2000);
  write('assets/list.js', 3000);
  write('assets/list.css', 500);
  expect(appFiles(dist)).toEqual(['/app.html', '/boot.js', '/assets/kit.js']);
  expect(await routeSizes(dist)).toEqual([
    {
      path: '/journal',
      app: (page.length + 2100) / 1000,
      page: 3.55,
      limit: limits.pages['/journal'] ?? limits.page,
    },
  ]);
});
