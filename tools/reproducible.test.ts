import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differing } from './reproducible.ts';
import { scratchFolder } from './scratch-folder.ts';
import { hashesOf } from './sums.ts';

test('two builds are compared file by file, those that only one of them has among them', () => {
  const build = (files: Record<string, string>) => {
    const folder = scratchFolder();
    mkdirSync(join(folder, 'assets'));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    return hashesOf(folder);
  };
  const one = build({ 'app.html': 'a', 'assets/kit.js': 'b', 'assets/old.js': 'c' });
  const other = build({ 'app.html': 'a', 'assets/kit.js': 'B', 'assets/new.js': 'c' });
  expect(differing(one, one)).toEqual([]);
  expect(differing(one, other)).toEqual(['assets/kit.js', 'assets/new.js', 'assets/old.js']);
});
