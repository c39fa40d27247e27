import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { features } from '../shell/src/features.ts';
import { pagesOf } from './feature-pages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('a page is named by the source that shows it, as the build lists its chunks', () => {
  const pages = pagesOf({ screens: { '/write': './editor/write-screen.tsx' } });
  expect(pages).toEqual({ '/write': 'src/editor/write-screen.tsx' });
});

test.each(features.map(({ id }) => id))(
  'every screen that is a file of %s is named by its manifest, and no other',
  (id) => {
    const feature = features.find((one) => one.id === id);
    const source = join(root, 'features', id, 'src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const screens = files.filter((file) => file.endsWith('-screen.tsx'));
    const named = new Set(Object.values(feature ? pagesOf(feature) : {}));
    expect(screens.map((file) => join('src', file)).sort()).toEqual([...named].sort());
  },
);
