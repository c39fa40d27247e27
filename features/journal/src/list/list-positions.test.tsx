import { ana, createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

async function leaveWhileLooking() {
  const data = await createTestData();
  await data.entries.create({ title: 'Lilies', content: 'At the market.', tags: [] });
  const view = await renderScreen({ routes, path: '/journal', data });
  await view.user.type(await screen.findByRole('searchbox'), 'market');
  await view.user.click(await screen.findByRole('link', { name: 'Lilies' }));
  await waitFor(() => expect(view.where()).toMatch(/^\/entry\//));
  return view;
}

test('back from an entry, the list has the same search and position', async () => {
  const { back } = await leaveWhileLooking();
  await back();
  expect(await screen.findByRole('searchbox')).toHaveValue('market');
});

test('the search text is forgotten when the journal is locked', async () => {
  const { back, data } = await leaveWhileLooking();
  await act(() => data.accounts.lock());
  await act(() => data.accounts.unlock(ana.password));
  await back();
  expect(await screen.findByRole('searchbox')).toHaveValue('');
});

test('a search is cleared with one press, and the field keeps the focus', async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'Lilies', content: 'At the market.', tags: [] });
  const { user } = await renderScreen({ routes, path: '/journal', data });
  const field = await screen.findByRole('searchbox');
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
  await user.type(field, 'market');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(field).toHaveValue('');
  await waitFor(() => expect(field).toHaveFocus());
});
