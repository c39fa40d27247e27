import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const write = async (data: TestData, title: string, content = 'words') =>
  (await data.entries.create({ title, content, tags: [] })).id;

test('an entry is not brought up again, which can be undone at once and later', async () => {
  const data = await createTestData();
  const id = await write(data, 'The second cup');
  const { user } = await renderScreen({ routes, path: `/entry/${id}`, data });
  await user.click(await screen.findByRole('button', { name: 'Don’t bring this up again' }));
  expect(await screen.findByText('This will not be brought up again')).toBeVisible();
  expect((await data.muted.record()).items).toEqual([id]);
  // A notice takes presses a moment after it is shown.
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => user.click(undo));
  const mute = await screen.findByRole('button', { name: 'Don’t bring this up again' });
  expect((await data.muted.record()).items).toEqual([]);
  await user.click(mute);
  await user.click(await screen.findByRole('button', { name: 'Show it again' }));
  expect(await screen.findByText('This may be shown again')).toBeVisible();
  expect((await data.muted.record()).items).toEqual([]);
});

test('what cannot be saved is said, and the entry stays as it was', async () => {
  const data = await createTestData();
  const id = await write(data, 'The second cup');
  const { user } = await renderScreen({ routes, path: `/entry/${id}`, data });
  const mute = await screen.findByRole('button', { name: 'Don’t bring this up again' });
  data.failNextWrite('store.failed');
  await user.click(mute);
  expect(await screen.findByText('That could not be saved')).toBeVisible();
  expect(mute).toHaveTextContent('Don’t bring this up again');
});

test('the list shows only the date of what is not to be brought up, until it is pressed', async () => {
  const data = await createTestData();
  await write(data, 'Tom’s coat');
  await write(data, 'Tomorrow');
  await data.drafts.keep('new', { title: '', content: 'Dear Tom', tags: [] });
  await data.muted.change((before) => ({ ...before, words: ['tom'] }));
  const { user } = await renderScreen({ routes, path: '/journal', data });
  expect(await screen.findByRole('link', { name: 'Tomorrow' })).toBeVisible();
  expect(screen.queryByText(/coat|Dear/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not brought up. Show this title' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Tom’s coat' })).toHaveFocus());
});

test('search finds it, behind one press', async () => {
  const data = await createTestData();
  await write(data, 'A walk', `${'It rained. '.repeat(60)} Then Wilhelmina laughed.`);
  await data.muted.change((before) => ({ ...before, words: ['Wilhelmina'] }));
  const { user } = await renderScreen({ routes, path: '/journal', data });
  await screen.findByRole('link', { name: 'A walk' });
  await user.type(screen.getByRole('searchbox'), 'Wilhelmina');
  const show = await screen.findByRole('button', { name: 'Not brought up. Show this title' });
  expect(screen.queryByText(/laughed/)).not.toBeInTheDocument();
  await user.click(show);
  await waitFor(() => expect(screen.getByText(/laughed/)).toBeVisible());
});

test('where what is muted cannot be read, no words are shown unasked', async () => {
  const data = await createTestData();
  await write(data, 'The second cup');
  await data.muted.change((before) => ({ ...before, words: ['tom'] }));
  const rows: { id: string; key?: string }[] = JSON.parse(data.rows());
  data.damage(rows.find(({ key }) => key === 'muted')?.id ?? '');
  await renderScreen({ routes, path: '/journal', data });
  expect(await screen.findByRole('button', { name: /Not brought up/ })).toBeVisible();
  expect(screen.queryByText('The second cup')).not.toBeInTheDocument();
});
