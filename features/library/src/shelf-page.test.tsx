import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import routes from './feature.ts';

afterEach(() => vi.unstubAllGlobals());

const pictures = () => document.querySelectorAll('main svg[viewBox$=" 96 80"]').length;

test.each([
  ['/stories', 'Stories'],
  ['/rituals', 'Healing Rituals'],
  ['/affirmations', 'Affirmations'],
])('in a wide window the page %s has its picture, which is decoration', async (path, name) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await renderScreen({ routes, path });
  await screen.findByRole('heading', { level: 1, name });
  await expect.poll(pictures).toBe(1);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/library');
});

test('a phone gets no picture beside the title of a shelf', async () => {
  await renderScreen({ routes, path: '/stories' });
  await screen.findByRole('heading', { level: 1, name: 'Stories' });
  expect(pictures()).toBe(0);
});
