import { ownedPatterns, paths } from '@mooring/contract';
import { expect, test } from 'vitest';
import { features, navEntries, ownerOf, sectionOf } from './features.ts';
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

test.each([
  ['/dashboard', 'home'],
  ['/journal', 'home'],
  ['/write', 'home'],
  [paths.entry.to({ id: 'one' }), 'home'],
  ['/emotions', 'home'],
  ['/companion', 'home'],
  ['/companion/memory', 'home'],
  ['/prompts', 'home'],
  [paths.checkpoint.to({ id: '2' }), 'path'],
  ['/rituals', 'library'],
  ['/stories', 'library'],
  ['/bookmarks', 'bookmark'],
  ['/saved-moments', 'bookmark'],
  ['/profile', 'profile'],
  ['/auth', null],
  ['/safety', null],
  ['/', null],
])('%s lights %s in the navigation', (address, section) => {
  expect(sectionOf(address)).toBe(section);
});
