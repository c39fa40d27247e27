import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import routes from '../feature.ts';
import { entryWithPictures } from './pictures-testing.ts';

beforeEach(() => {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

const alts = ['The blue cup', 'The door', 'The stove'];

async function openEntry() {
  const data = await createTestData();
  const { entry, pictures } = await entryWithPictures(data, alts);
  const stage = await renderScreen({ routes, path: `/entry/${entry.id}`, data });
  return { ...stage, data, entry, pictures };
}

const large = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Show large: ?${name}`) });
const showIt = () => screen.findByRole('button', { name: 'Not brought up. Show this picture' });

test('a picture is not brought up again: it waits for a press, and the others are shown', async () => {
  const { user, data, pictures } = await openEntry();
  await user.click(await large('The door'));
  const dialog = await screen.findByRole('dialog', { name: 'The door' });
  await user.click(within(dialog).getByRole('button', { name: 'Don’t bring this up again' }));
  await showIt();
  expect((await data.muted.record()).items).toEqual([pictures[1]?.id]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.body.innerHTML).not.toContain('The door');
  await user.click(await large('The blue cup'));
  await user.click(await screen.findByRole('button', { name: 'Next picture' }));
  expect(await screen.findByRole('dialog', { name: 'The stove' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await showIt());
  await user.click(await large('The door'));
  await user.click(await screen.findByRole('button', { name: 'Show it again' }));
  await waitFor(async () => expect((await data.muted.record()).items).toEqual([]));
});

test('a picture waits for a press where its words have a name that is not to be brought up', async () => {
  const data = await createTestData();
  const { entry } = await entryWithPictures(data, ['Tom at the stove']);
  await data.muted.change((before) => ({ ...before, words: ['Tom'] }));
  const { user } = await renderScreen({ routes, path: `/entry/${entry.id}`, data });
  await showIt();
  expect(document.body.innerHTML).not.toContain('Tom');
  await user.click(await showIt());
  expect(await large('Tom at the stove')).toBeVisible();
});

test('a search finds the words of such a picture, behind one press', async () => {
  const data = await createTestData();
  const { pictures } = await entryWithPictures(data, alts);
  await data.muted.setItem(pictures[1]?.id ?? '', true);
  const { user } = await renderScreen({ routes, path: '/journal', data });
  await user.type(await screen.findByRole('searchbox'), 'door');
  const row = await screen.findByRole('button', { name: 'Not brought up. Show this title' });
  expect(document.body).not.toHaveTextContent('The door');
  await user.click(row);
  await waitFor(() => expect(document.body).toHaveTextContent('The door'));
});
