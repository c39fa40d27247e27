import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

async function withEntry() {
  const data = await createTestData({ now: '2026-11-20T12:00:00.000Z' });
  const { id } = await data.entries.create({
    title: 'The second cup',
    content: 'I filled it anyway.\nIt steamed by the window.',
    tags: ['grief', 'healing'],
  });
  return { data, id };
}

async function deleteEntry(user: Awaited<ReturnType<typeof renderScreen>>['user'], answer: string) {
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this entry?',
  });
  await user.click(within(question).getByRole('button', { name: answer }));
}

test('an entry is read with its long date, its line breaks and its tags', async () => {
  const { data, id } = await withEntry();
  await renderScreen({ routes, path: `/entry/${id}`, data });
  expect(await screen.findByRole('heading', { name: 'The second cup' })).toBeVisible();
  expect(screen.getByText('November 20, 2026')).toBeVisible();
  expect(screen.getByText(/I filled it anyway/).textContent).toBe(
    'I filled it anyway.\nIt steamed by the window.',
  );
  const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(['#grief', '#healing']);
  expect(screen.getByRole('link', { name: 'Back to Journal' })).toHaveAttribute('href', '/journal');
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/edit/${id}`);
});

test('deleting asks first, and the gentle answer keeps the entry', async () => {
  const { data, id } = await withEntry();
  const { user, where } = await renderScreen({ routes, path: `/entry/${id}`, data });
  await deleteEntry(user, 'Keep it');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(where()).toBe(`/entry/${id}`));
  expect(await data.entries.get(id)).not.toBeNull();
});

test('a deleted entry can be brought back whole', async () => {
  const { data, id } = await withEntry();
  const before = await data.entries.get(id);
  const { user, where } = await renderScreen({ routes, path: `/entry/${id}`, data });
  await deleteEntry(user, 'Delete entry');
  await waitFor(() => expect(where()).toBe('/journal'));
  expect(await data.entries.get(id)).toBeNull();
  expect(await screen.findByText('Entry deleted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'The second cup' })).toBeVisible();
  expect(await data.entries.get(id)).toEqual(before);
});

test('an unfinished edit goes with its entry', async () => {
  const { data, id } = await withEntry();
  await data.drafts.keep(id, { title: 'The second cup', content: 'Changed.', tags: [] });
  const { user, where } = await renderScreen({ routes, path: `/entry/${id}`, data });
  await deleteEntry(user, 'Delete entry');
  await waitFor(() => expect(where()).toBe('/journal'));
  await expect.poll(() => data.drafts.get(id)).toBeNull();
});

test('a deletion that fails says so and leaves the entry where it is', async () => {
  const { data, id } = await withEntry();
  const { user, where } = await renderScreen({ routes, path: `/entry/${id}`, data });
  await screen.findByRole('heading', { name: 'The second cup' });
  data.failNextWrite('store.failed');
  await deleteEntry(user, 'Delete entry');
  expect(await screen.findByText('That could not be saved')).toBeVisible();
  await waitFor(() => expect(where()).toBe(`/entry/${id}`));
});

test('Keep this saves a moment that knows where it came from', async () => {
  const { data, id } = await withEntry();
  const { user } = await renderScreen({ routes, path: `/entry/${id}`, data });
  await user.click(await screen.findByRole('button', { name: 'Keep this' }));
  expect(await screen.findByText('Bookmark saved')).toBeVisible();
  const { items } = await data.moments.list();
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    content: 'I filled it anyway.\nIt steamed by the window.',
    source: 'journal',
    sourceId: id,
    tags: ['grief', 'healing'],
  });
  await user.click(await screen.findByRole('button', { name: 'Kept', pressed: true }));
  expect(await screen.findByText('Moment deleted')).toBeVisible();
  expect((await data.moments.list()).items).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Kept', pressed: true })).toBeVisible();
});

test('an entry that does not exist leads back to the journal', async () => {
  const { where } = await renderScreen({ routes, path: '/entry/nobody' });
  await waitFor(() => expect(where()).toBe('/journal'));
});

test('an entry that will not open says that it is kept safe, and leads back', async () => {
  const { data, id } = await withEntry();
  data.damage(id);
  await renderScreen({ routes, path: `/entry/${id}`, data });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This entry could not be opened' }),
  ).toBeVisible();
  expect(screen.getByText(/It is kept safe as it is/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Journal' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});
