import { ownedPatterns, paths } from '@mooring/contract';
import { expect, test } from 'vitest';
import { features, navEntries, ownerOf } from './features.ts';
import { shellRoutes } from './router.tsx';

test('the navigation has its five entries in order before any feature has loaded', () => {
  expect(navEntries.map(({ label, to }) => [label, to])).toEqual([
    ['Home', '/dashboard'],
    ['Healing Path', '/healing-path'],
    ['Library', '/library'],
    ['Bookmarks', '/bookmarks'],
    ['Profile', '/profile'],
  ]);
});

test('every address has exactly one owner', () => {
  const owned = [...features.flatMap(ownedPatterns), ...shellRoutes.map(({ path }) => path)].sort();
  expect(owned).toEqual(
    Object.values(paths)
      .map(({ pattern }) => pattern)
      .sort(),
  );
});

test.each([
  [paths.entry.to({ id: 'a b/c' }), 'journal'],
  [paths.checkpoint.to({ id: '2' }), 'healing-path'],
  [paths.savedMoments.to(), 'library'],
  ['/journals', undefined],
  ['/', undefined],
])('%s belongs to %s', (address, owner) => {
  expect(ownerOf(address)?.id).toBe(owner);
});
