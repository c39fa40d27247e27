import { ownedPatterns } from '@mooring/contract';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from './feature.ts';
import { libraryIndex } from './index/library-index.ts';
import { manifest } from './manifest.ts';

test('has a route for each owned page and no other', () => {
  expect(routes.map((route) => route.path).sort()).toEqual(ownedPatterns(manifest).sort());
});

test('lists the thirteen shelves and links to each', async () => {
  await renderScreen({ routes, path: '/library' });
  expect(await screen.findByRole('heading', { name: 'Content Library' })).toBeVisible();
  expect(screen.getByText('Resources to support your healing journey')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    libraryIndex.map((tile) => tile.to),
  );
});

test('every shelf has a picture of its own, which is decoration', async () => {
  await renderScreen({ routes, path: '/library' });
  await screen.findByRole('heading', { name: 'Content Library' });
  await expect
    .poll(() => document.querySelectorAll('li svg[aria-hidden="true"]').length)
    .toBe(libraryIndex.length);
  const drawn = [...document.querySelectorAll('li svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(drawn).size).toBe(libraryIndex.length);
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['/meditations', 'Meditations'],
  ['/healing-frequencies', 'Healing Frequencies'],
  ['/guided-series', 'Guided Series'],
  ['/stories', 'Stories'],
  ['/blog', 'Words That Hold'],
  ['/themes-of-healing', 'Themes of Healing'],
  ['/affirmations', 'Affirmations'],
  ['/gentle-reminders', 'Gentle Reminders'],
  ['/soundscapes', 'Soundscapes'],
  ['/library/answers', 'Plain Answers'],
  ['/shared-journeys', 'Shared Journeys'],
  ['/rituals', 'Healing Rituals'],
  ['/bookmarks', 'Your Bookmarks'],
  ['/saved-moments', 'Your Bookmarks'],
])('shows at %s the heading %s', async (path, name) => {
  await renderScreen({ routes, path });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});
