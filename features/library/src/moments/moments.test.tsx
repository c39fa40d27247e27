import { changeOnBoth, createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

async function withMoment() {
  const data = await createTestData({ now: '2026-11-20T12:00:00.000Z' });
  await data.moments.add({
    content: 'You would have laughed at the ending.',
    source: 'journal',
    tags: ['longing', 'lilies'],
  });
  return data;
}

test('offers two links when there are no moments', async () => {
  const { user } = await renderScreen({ routes, path: '/saved-moments' });
  expect(await screen.findByText('No saved moments yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await user.click(screen.getByRole('button', { name: 'Add Your First Bookmark' }));
  expect(await screen.findByRole('dialog', { name: 'Add Moment' })).toBeVisible();
});

test('shows a moment with source, day, quoted text and tags', async () => {
  await renderScreen({ routes, path: '/saved-moments', data: withMoment() });
  const [moment] = await screen.findAllByRole('listitem');
  if (!moment) throw new Error('No moment is listed.');
  expect(within(moment).getByText('Journal')).toBeVisible();
  expect(within(moment).getByText('Today')).toBeVisible();
  expect(within(moment).getByText('“You would have laughed at the ending.”')).toBeVisible();
  expect(within(moment).getByText('#longing')).toBeVisible();
  expect(within(moment).getByText('#lilies')).toBeVisible();
});

test('saves a moment with trimmed tags and closes the form', async () => {
  const { user, data } = await renderScreen({ routes, path: '/saved-moments' });
  await user.click(await screen.findByRole('button', { name: 'Add Moment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Moment' });
  await user.type(within(dialog).getByLabelText(/Your moment/), 'The light on the stairs.');
  await user.type(within(dialog).getByLabelText(/Tags/), ' home ,  light, ');
  await user.click(within(dialog).getByRole('button', { name: 'Save Moment' }));
  expect(await screen.findByText('Bookmark saved')).toBeVisible();
  // Whoever leaves now finds the form empty.
  expect(await data.drafts.get('moment')).toBeNull();
  expect(await screen.findByText('“The light on the stairs.”')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const { items } = await data.moments.list();
  expect(items[0]).toMatchObject({ source: 'manual', tags: ['home', 'light'] });
  expect(data.rows()).not.toContain('stairs');
});

test('keeps a half-typed moment in the form until it is saved', async () => {
  const first = await renderScreen({ routes, path: '/saved-moments' });
  await first.user.click(await screen.findByRole('button', { name: 'Add Moment' }));
  await first.user.type(await screen.findByLabelText(/Your moment/), 'The light');
  first.unmount();
  const { data } = first;
  const { user } = await renderScreen({ routes, path: '/saved-moments', data });
  await user.click(await screen.findByRole('button', { name: 'Add Moment' }));
  await waitFor(() => expect(screen.getByLabelText(/Your moment/)).toHaveValue('The light'));
  expect(data.rows()).not.toContain('The light');
  await user.click(screen.getByRole('button', { name: 'Save Moment' }));
  await screen.findByText('“The light”');
  await waitFor(async () => expect(await data.drafts.get('moment')).toBeNull());
});

test('saves no empty moment and explains it at the field', async () => {
  const { user, data } = await renderScreen({ routes, path: '/saved-moments' });
  await user.click(await screen.findByRole('button', { name: 'Add Moment' }));
  await user.type(await screen.findByLabelText(/Your moment/), '   ');
  await user.click(screen.getByRole('button', { name: 'Save Moment' }));
  expect(await screen.findByText('Content cannot be empty')).toBeVisible();
  expect((await data.moments.list()).items).toEqual([]);
});

test('keeps the form and its text when the save fails', async () => {
  const { user, data } = await renderScreen({ routes, path: '/saved-moments' });
  await user.click(await screen.findByRole('button', { name: 'Add Moment' }));
  await user.type(await screen.findByLabelText(/Your moment/), 'Still here.');
  data.failNextWrite('store.full');
  await user.click(screen.getByRole('button', { name: 'Save Moment' }));
  expect(await screen.findByText('This device is full')).toBeInTheDocument();
  expect(screen.getByLabelText(/Your moment/)).toHaveValue('Still here.');
});

test('deletes a moment at once, and Undo restores it', async () => {
  const { user } = await renderScreen({ routes, path: '/saved-moments', data: withMoment() });
  await user.click(await screen.findByRole('button', { name: 'Delete this moment' }));
  expect(await screen.findByText('Moment deleted')).toBeVisible();
  expect(screen.getByText('The moment has been removed from your bookmarks')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/laughed at the ending/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/laughed at the ending/)).toBeVisible();
});

test('keeps the moment when deleting fails', async () => {
  const data = await withMoment();
  const { user } = await renderScreen({ routes, path: '/saved-moments', data });
  const button = await screen.findByRole('button', { name: 'Delete this moment' });
  data.failNextWrite('store.failed');
  await user.click(button);
  expect(await screen.findByText('That could not be saved')).toBeVisible();
  expect(screen.getByText(/laughed at the ending/)).toBeVisible();
});

test('navigates back to the page before', async () => {
  const { user, where, go } = await renderScreen({ routes, path: '/library' });
  await go('/saved-moments');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(where()).toBe('/library'));
});

test('navigates to the dashboard when there is no page before', async () => {
  const { user, where } = await renderScreen({ routes, path: '/saved-moments' });
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(where()).toBe('/dashboard'));
});

test('shows the saved moments under Bookmarks, or that there are none', async () => {
  const { data } = await renderScreen({ routes, path: '/bookmarks' });
  expect(await screen.findByText("You don't have any bookmarks yet.")).toBeVisible();
  await data.moments.add({ content: 'Kept.', source: 'library' });
  expect(await screen.findByText('“Kept.”')).toBeVisible();
  expect(screen.getByText('Library')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Moment' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Memory Garden' })).toBeVisible();
});

test('shows all other moments when one does not open', async () => {
  const data = await withMoment();
  const { id } = await data.moments.add({ content: 'Lost for now.', source: 'manual' });
  data.damage(id);
  await renderScreen({ routes, path: '/saved-moments', data });
  expect(await screen.findByText('One moment could not be opened')).toBeVisible();
  expect(screen.getByText(/laughed at the ending/)).toBeVisible();
});

test('deletes a moment that does not open, and no other', async () => {
  const data = await withMoment();
  const { id } = await data.moments.add({ content: 'Lost for now.', source: 'manual' });
  data.damage(id);
  const { user } = await renderScreen({ routes, path: '/saved-moments', data });
  await user.click(await screen.findByRole('button', { name: 'Delete what cannot be opened' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('One moment could not be opened')).toBeNull());
  expect(screen.getByText(/laughed at the ending/)).toBeVisible();
});

test('shows a moment with a damaged date without one', async () => {
  const data = await withMoment();
  const [moment] = (await data.moments.list()).items;
  if (!moment) throw new Error('no moment');
  await data.moments.restore({ ...moment, id: 'odd', content: 'Odd.', createdAt: 'yesterday' });
  await renderScreen({ routes, path: '/saved-moments', data });
  expect(await screen.findByText('“Odd.”')).toBeVisible();
  expect(screen.getByText('No date')).toBeVisible();
});

test('marks both versions of a moment that two devices changed until one is deleted', async () => {
  const data = await changeOnBoth({
    before: async ({ moments }) => {
      await moments.add({ content: 'Of one device.', source: 'manual' });
      return moments.add({ content: 'Her laugh.', source: 'manual' });
    },
    change: (device, moment, which) =>
      device.moments.restore({ ...moment, content: `Her laugh, on ${which}.` }),
  });
  const { user } = await renderScreen({ routes, path: '/saved-moments', data });
  expect(await screen.findAllByText(/Changed on two devices at once. Both are kept/)).toHaveLength(
    2,
  );
  const cards = screen.getAllByRole('listitem').map((card) => card.textContent);
  expect(cards.filter((card) => /on two devices/.test(card ?? ''))).toEqual([
    expect.stringContaining('Her laugh, on other.'),
    expect.stringContaining('Her laugh, on one.'),
  ]);
  const card = screen.getByText('“Her laugh, on other.”').closest('li');
  if (!card) throw new Error('The moment has no card.');
  await user.click(within(card).getByRole('button', { name: 'Delete this moment' }));
  await waitFor(() => expect(screen.queryByText(/on two devices/)).not.toBeInTheDocument());
  expect(screen.getByText('“Her laugh, on one.”')).toBeVisible();
});
