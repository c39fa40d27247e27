import { paths } from '@mooring/contract';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame } from './frame.tsx';
import { pageTitles, titleOf } from './page-titles.ts';

test('the browser’s tab names the page, and goes on doing so from page to page', async () => {
  const routes = [{ Component: Frame, children: [{ path: '*', element: <h1>A page</h1> }] }];
  const data = await createTestData();
  const { go } = await renderScreen({ routes, path: '/journal', data, bare: true });
  await screen.findByRole('heading', { name: 'A page' });
  await waitFor(() => expect(document.title).toBe('Journal · Mooring'));
  await go('/safety');
  await waitFor(() => expect(document.title).toBe('Right now · Mooring'));
});

test('every page has its name, and an entry never more than that it is one', () => {
  for (const [name, title] of Object.entries(pageTitles)) {
    if (!['home', 'returning'].includes(name)) expect(title).not.toBe('');
  }
  expect(titleOf(paths.entry.to({ id: 'The second cup' }))).toBe('Entry · Mooring');
  expect(titleOf('/')).toBe('Mooring');
  expect(titleOf('/nowhere')).toBe('Page not found · Mooring');
});
