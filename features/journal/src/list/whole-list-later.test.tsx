import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

test('the whole list is read after what the first screen needs, which would wait behind it', async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'Lilies', content: 'At the market.', tags: [] });
  const asked: string[] = [];
  const { newest, list } = data.summaries;
  const { read } = data.muted;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  data.summaries = {
    newest(limit) {
      asked.push('newest');
      return newest(limit);
    },
    list() {
      asked.push('list');
      return list();
    },
  };
  data.muted = { ...data.muted, read: () => gate.then(() => read()) };
  await renderScreen({ routes, path: '/journal', data });
  await waitFor(() => expect(asked).toContain('newest'));
  // As long as the newest take.
  await newest(60);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).not.toContain('list');
  open();
  expect(await screen.findByRole('heading', { level: 3 })).toHaveTextContent('Lilies');
  await waitFor(() => expect(asked).toContain('list'));
});
