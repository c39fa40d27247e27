import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

test('words that were typed over are not searched for again once the whole journal can be searched', async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'Lilies', content: 'At the market.', tags: [] });
  const { search } = data;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const asked: string[] = [];
  const answered: string[] = [];
  data.search = {
    ready: () => gate.then(() => search.ready()),
    async find(query) {
      asked.push(query.text);
      const found = await search.find(query);
      if (found) answered.push(query.text);
      return found && { ...found, complete: false };
    },
  };
  const { user } = await renderScreen({ routes, path: '/journal', data });
  const searchbox = await screen.findByRole('searchbox');
  await user.type(searchbox, 'mar');
  await waitFor(() => expect(answered).toContain('mar'));
  await user.type(searchbox, 'ket');
  await waitFor(() => expect(answered).toContain('market'));
  expect(await screen.findByRole('heading', { level: 3 })).toHaveTextContent('Lilies');
  asked.length = 0;
  open();
  await waitFor(() => expect(asked).toContain('market'));
  expect(new Set(asked)).toEqual(new Set(['market']));
});
