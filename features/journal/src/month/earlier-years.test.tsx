import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

async function open(path: string) {
  const data = await createTestData({ now: '2026-11-20T21:10:00' });
  for (const year of [2022, 2024]) {
    const date = new Date(`${year}-11-20T09:00:00`).toISOString();
    await data.entries.create({ title: `Lilies ${year}`, content: 'x', tags: ['Ward 4'], date });
  }
  await renderScreen({ routes, path, data });
  return data;
}

test('the same day of earlier years is shown only where that was asked for', async () => {
  await open('/journal/month/2026-11?day=20');
  await screen.findByText('There is no entry on this day.');
  expect(screen.queryByText('Lilies 2024')).toBeNull();
});

test('each earlier year has its date, and what is not to be brought up is left out', async () => {
  const data = await open('/journal/month/2026-11?day=20&years=earlier');
  expect(await screen.findByRole('heading', { name: 'November 20, 2024' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'November 20, 2022' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Lilies 2022' })).toBeVisible();
  await data.muted.change((before) => ({ ...before, tags: ['ward 4'] }));
  await waitFor(() => expect(screen.queryByText(/Lilies/)).toBeNull());
  expect(screen.queryByRole('heading', { name: /November 20, 202[24]/ })).toBeNull();
});

test('a name far down in the text is enough for an entry to be left out', async () => {
  const data = await open('/journal/month/2026-11?day=20&years=earlier');
  const content = `${'The kettle clicked. '.repeat(20)}Vera was here.`;
  const date = new Date('2023-11-20T09:00:00').toISOString();
  await data.entries.create({ title: 'A long day', content, tags: [], date });
  expect(await screen.findByRole('link', { name: 'A long day' })).toBeVisible();
  await data.muted.change((before) => ({ ...before, words: ['Vera'] }));
  await waitFor(() => expect(screen.queryByText('A long day')).toBeNull());
  expect(await screen.findByRole('link', { name: 'Lilies 2024' })).toBeVisible();
});
