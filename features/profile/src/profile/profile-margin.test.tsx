import { ana, createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import routes from '../feature.ts';

afterEach(() => vi.unstubAllGlobals());

const wide = () => vi.stubGlobal('matchMedia', () => ({ matches: true }));

test('in a wide window each page of the profile leads to the others, and says which one it is', async () => {
  wide();
  const { user } = await renderScreen({ routes, path: '/profile/appearance' });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of the profile' }));
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Appearance');
  await user.click(pages.getByRole('link', { name: 'Export and backup' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Export and backup' })).toBeVisible();
  expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent(
    'Export and backup',
  );
});

test('in a wide window the profile says beside its rows what it is for, and whose it is', async () => {
  wide();
  await renderScreen({ routes, path: '/profile', data: createTestData() });
  expect(await screen.findByText(/where your words are/)).toBeInTheDocument();
  expect(screen.getByText(ana.name)).toBeInTheDocument();
});

test('a page of two buttons says what they do before they are pressed', async () => {
  await renderScreen({ routes, path: '/profile/journey', data: createTestData() });
  expect(await screen.findByText(/A new journey clears your healing path/)).toBeInTheDocument();
  expect(screen.getByText(/answers to the first questions can be changed/)).toBeInTheDocument();
});

test('a page of one choice says what System is', async () => {
  await renderScreen({ routes, path: '/profile/appearance', data: createTestData() });
  expect(await screen.findByText(/System follows what your device is set to/)).toBeVisible();
});

test('on a phone the pages of the profile are its rows alone', async () => {
  await renderScreen({ routes, path: '/profile/journey', data: createTestData() });
  expect(await screen.findByRole('button', { name: 'Start New Journey' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages of the profile' })).toBeNull();
});

test('in a wide window Someone you lost has the pages of the profile beside it', async () => {
  wide();
  await renderScreen({ routes, path: '/someone', data: createTestData() });
  const pages = await screen.findByRole('navigation', { name: 'Pages of the profile' });
  expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent(
    'Someone you lost',
  );
});

test('in a wide window who can read what has the pages of the profile beside it', async () => {
  wide();
  await renderScreen({ routes, path: '/profile/who-can-read', data: createTestData() });
  expect(await screen.findByRole('navigation', { name: 'Pages of the profile' })).toBeVisible();
});
