import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

test('an entry that two devices changed says so, and leads to the other version', async () => {
  const data = await createTestData();
  const [one, other] = await Promise.all(
    ['Written here', 'Written there'].map((title) =>
      data.entries.create({ title, content: 'words', tags: [] }),
    ),
  );
  const pair = [one?.id ?? '', other?.id ?? ''];
  const entries = Object.assign(Object.create(data.entries), {
    conflictCopies: async (id: string) => pair.filter((known) => known !== id && pair.includes(id)),
  });
  const { user } = await renderScreen({
    routes,
    path: `/entry/${one?.id}`,
    data: Object.assign(data, { entries }),
  });
  expect(await screen.findByText('There is another version of this entry')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Read the other one' }));
  expect(await screen.findByRole('heading', { name: 'Written there' })).toBeVisible();
  expect(await screen.findByText('There is another version of this entry')).toBeVisible();
});

test('an entry of one device says nothing of others', async () => {
  const data = await createTestData();
  const { id } = await data.entries.create({ title: 'Alone', content: 'words', tags: [] });
  await renderScreen({ routes, path: `/entry/${id}`, data });
  expect(await screen.findByRole('heading', { name: 'Alone' })).toBeVisible();
  expect(screen.queryByText('There is another version of this entry')).not.toBeInTheDocument();
});
