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

test('without moments there are two ways on', async () => {
  const { user } = await renderScreen({ routes, path: '/saved-moments' });
  expect(await screen.findByText('No saved moments yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await user.click(screen.getByRole('button', { name: 'Add Your First Bookmark' }));
  expect(await screen.findByRole('dialog', { name: 'Add Moment' })).toBeVisible();
});

test('a moment shows where it is from, its day, its words in quotes and its tags', async () => {
  await renderScreen({ routes, path: '/saved-moments', data: withMoment() });
  const [moment] = await screen.findAllByRole('listitem');
  if (!moment) throw new Error('No moment is listed.');
  expect(within(moment).getByText('Journal')).toBeVisible();
  expect(within(moment).getByText('Nov 20, 2026')).toBeVisible();
  expect(within(moment).getByText('“You would have laughed at the ending.”')).toBeVisible();
  expect(within(moment).getByText('#longing')).toBeVisible();
  expect(within(moment).getByText('#lilies')).toBeVisible();
});

test('adding a moment keeps it with its trimmed tags and closes the form', async () => {
  const { user, data } = await renderScreen({ routes, path: '/saved-moments' });
  await user.click(await screen.findByRole('button', { name: 'Add Moment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Moment' });
  await user.type(within(dialog).getByLabelText(/Your moment/), 'The light on the stairs.');
  await user.type(within(dialog).getByLabelText(/Tags/), ' home ,  light, ');
  await user.click(within(dialog).getByRole('button', { name: 'Save Moment' }));
  expect(await screen.findByText('Bookmark saved')).toBeVisible();
  expect(await screen.findByText('“The light on the stairs.”')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const { items } = await data.moments.list();
  expect(items[0]).toMatchObject({ source: 'manual', tags: ['home', 'light'] });
  expect(data.rows()).not.toContain('stairs');
});

test('a moment that is half typed waits in the form, and a saved one no longer does', async () => {
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

test('an empty moment is not kept and the field says why', async () => {
  const { user, data } = await renderScreen({ routes, path: '/saved-moments' });
  await user.click(await screen.findByRole('button', { name: 'Add Moment' }));
  await user.type(await screen.findByLabelText(/Your moment/), '   ');
  await user.click(screen.getByRole('button', { name: 'Save Moment' }));
  expect(await screen.findByText('Content cannot be empty')).toBeVisible();
  expect((await data.moments.list()).items).toEqual([]);
});

test('a failed save keeps the form and the words in it', async () => {
  const { user, data } = await renderScreen({ routes, path: '/saved-moments' });
  await user.click(await screen.findByRole('button', { name: 'Add Moment' }));
  await user.type(await screen.findByLabelText(/Your moment/), 'Still here.');
  data.failNextWrite('store.full');
  await user.click(screen.getByRole('button', { name: 'Save Moment' }));
  expect(await screen.findByText('This device is full')).toBeInTheDocument();
  expect(screen.getByLabelText(/Your moment/)).toHaveValue('Still here.');
});

test('a deleted moment goes at once and can be brought back', async () => {
  const { user } = await renderScreen({ routes, path: '/saved-moments', data: withMoment() });
  await user.click(await screen.findByRole('button', { name: 'Delete this moment' }));
  expect(await screen.findByText('Moment deleted')).toBeVisible();
  expect(screen.getByText('The moment has been removed from your bookmarks')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/laughed at the ending/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/laughed at the ending/)).toBeVisible();
});

test('a delete that fails leaves the moment where it is', async () => {
  const data = await withMoment();
  const { user } = await renderScreen({ routes, path: '/saved-moments', data });
  const button = await screen.findByRole('button', { name: 'Delete this moment' });
  data.failNextWrite('store.failed');
  await user.click(button);
  expect(await screen.findByText('That could not be saved')).toBeVisible();
  expect(screen.getByText(/laughed at the ending/)).toBeVisible();
});

test('Back goes to where one came from, or to the dashboard', async () => {
  const { user, where, go } = await renderScreen({ routes, path: '/library' });
  await go('/saved-moments');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(where()).toBe('/library'));
});

test('Back leads to the dashboard when this page was opened first', async () => {
  const { user, where } = await renderScreen({ routes, path: '/saved-moments' });
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(where()).toBe('/dashboard'));
});

test('bookmarks says when there are none, and otherwise shows the saved moments', async () => {
  const { data } = await renderScreen({ routes, path: '/bookmarks' });
  expect(await screen.findByText("You don't have any bookmarks yet.")).toBeVisible();
  await data.moments.add({ content: 'Kept.', source: 'library' });
  expect(await screen.findByText('“Kept.”')).toBeVisible();
  expect(screen.getByText('Library')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Saved Moments' })).toHaveAttribute(
    'href',
    '/saved-moments',
  );
});

test('a moment that will not open hides none of the others', async () => {
  const data = await withMoment();
  const { id } = await data.moments.add({ content: 'Lost for now.', source: 'manual' });
  data.damage(id);
  await renderScreen({ routes, path: '/saved-moments', data });
  expect(await screen.findByText('One moment could not be opened')).toBeVisible();
  expect(screen.getByText(/laughed at the ending/)).toBeVisible();
});

test('a moment that two devices changed is there twice and says so, until one of them goes', async () => {
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
