import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { addManyMoments } from '../sample-moments.ts';
import { tagsOf } from './moment-filter.ts';

async function open(count: number) {
  const data = await createTestData();
  await addManyMoments(data, count);
  return renderScreen({ routes, path: '/saved-moments', data });
}

const listed = () =>
  within(screen.getByRole('list', { name: 'Saved moments' })).queryAllByRole('blockquote').length;

test('shows no search for eleven moments', async () => {
  await open(11);
  await screen.findByText('“What I kept on day 11.”');
  expect(screen.queryByLabelText('Search your moments')).not.toBeInTheDocument();
});

test('filters by text and tags together from twelve moments', async () => {
  const { user } = await open(12);
  const search = await screen.findByLabelText('Search your moments');
  expect(listed()).toBe(12);
  await user.type(search, 'DAY kept');
  expect(screen.getByText('12 moments found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'lilies' }));
  expect(screen.getByText('2 moments found')).toBeVisible();
  expect(listed()).toBe(2);
  await user.type(search, ' 11');
  expect(screen.getByText('1 moment found')).toBeVisible();
  await user.type(search, ' nowhere');
  expect(screen.getByText(/Nothing with those words/)).toBeVisible();
  await user.clear(search);
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(listed()).toBe(12);
});

test('sorts tags by use', () => {
  const moment = (tags: string[]) => ({
    id: tags.join(),
    content: '',
    source: 'manual',
    sourceId: null,
    place: 0,
    tags,
    createdAt: '',
  });
  expect(tagsOf([moment(['b', 'c']), moment(['c', 'a'])])).toEqual(['c', 'a', 'b']);
});
