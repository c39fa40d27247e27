import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const plants = () => document.querySelectorAll('[data-plant]').length;

async function withMoments() {
  const data = await createTestData();
  await data.moments.add({ content: 'Tom’s laugh.', source: 'manual', tags: ['tom', 'hope'] });
  await data.moments.add({ content: 'Tomorrow.', source: 'manual', tags: ['hope'] });
  return data;
}

test.each(['/bookmarks', '/saved-moments'])(
  '%s shows only the date of what is not to be brought up',
  async (path) => {
    const data = await withMoments();
    await data.muted.change((before) => ({ ...before, words: ['Tom'] }));
    const { user } = await renderScreen({ routes, path, data });
    expect(await screen.findByText('“Tomorrow.”')).toBeVisible();
    expect(screen.queryByText(/laugh/)).not.toBeInTheDocument();
    expect(screen.queryByText('tom')).not.toBeInTheDocument();
    expect(plants()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Not brought up. Show it' }));
    expect(await screen.findByText('“Tom’s laugh.”')).toBeVisible();
    expect(plants()).toBe(1);
  },
);

test('a moment is not brought up again, which can be taken back on its card', async () => {
  const data = await withMoments();
  const { user } = await renderScreen({ routes, path: '/bookmarks', data });
  const card = (await screen.findByText('“Tomorrow.”')).closest('li');
  if (!card) throw new Error('The moment has no card.');
  await user.click(within(card).getByRole('button', { name: 'Don’t bring this up again' }));
  const show = await screen.findByRole('button', { name: 'Not brought up. Show it' });
  await waitFor(() => expect(show).toHaveFocus());
  expect(screen.queryByText('“Tomorrow.”')).not.toBeInTheDocument();
  expect(plants()).toBe(1);
  await user.click(show);
  const again = await screen.findByRole('button', { name: 'Show it again' });
  await waitFor(() => expect(again).toHaveFocus());
  await user.click(again);
  await waitFor(() => expect(plants()).toBe(2));
  expect((await data.muted.record()).items).toEqual([]);
});

test('a moment that was kept from a muted entry is not brought up either', async () => {
  const data = await createTestData();
  await data.moments.add({ content: 'From there.', source: 'journal', sourceId: 'entry' });
  await data.muted.setItem('entry', true);
  await renderScreen({ routes, path: '/bookmarks', data });
  expect(await screen.findByRole('button', { name: 'Not brought up. Show it' })).toBeVisible();
  expect(screen.queryByText(/From there/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Memory Garden' })).not.toBeInTheDocument();
});

test('a tag that is a muted name is not offered to narrow the list', async () => {
  const data = await withMoments();
  for (let at = 0; at < 12; at += 1) {
    await data.moments.add({ content: `Day ${at}.`, source: 'manual', tags: ['hope'] });
  }
  await data.muted.change((before) => ({ ...before, words: ['Tom'] }));
  await renderScreen({ routes, path: '/bookmarks', data });
  const tags = within(await screen.findByRole('group', { name: 'Filter by tag' }));
  expect(tags.getByRole('button', { name: 'hope' })).toBeVisible();
  expect(tags.queryByRole('button', { name: 'tom' })).not.toBeInTheDocument();
});
