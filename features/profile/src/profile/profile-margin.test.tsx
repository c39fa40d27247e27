import { renderScreen } from '@mooring/stage';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import routes from '../feature.ts';

test('in a wide window each page of the profile leads to the others, and says which one it is', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { user } = await renderScreen({ routes, path: '/profile/appearance' });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of the profile' }));
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Appearance');
  await user.click(pages.getByRole('link', { name: 'Export and backup' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Export and backup' })).toBeVisible();
  expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent(
    'Export and backup',
  );
  vi.unstubAllGlobals();
});
