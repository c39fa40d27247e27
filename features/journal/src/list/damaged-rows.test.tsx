import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

async function threeEntries() {
  const data = await createTestData();
  const written = [
    ['2026-10-30', 'The house is loud'],
    ['2026-11-09', 'Lilies'],
    ['2026-11-20', 'The second cup'],
  ];
  for (const [on, title = ''] of written) {
    data.setNow(`${on}T12:00:00.000Z`);
    await data.entries.create({ title, content: 'Words.', tags: [] });
  }
  return data;
}

const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('an entry that will not open keeps its place and hides none of the others', async () => {
  const data = await threeEntries();
  const lilies = (await data.entries.list()).items.find(({ title }) => title === 'Lilies');
  data.damage(lilies?.id ?? '');
  await renderScreen({ routes, path: '/journal', data });
  const november = within(await screen.findByRole('region', { name: 'November 2026' }));
  expect(november.getByText(/This entry could not be opened/)).toBeVisible();
  expect(november.getByText('Nov 9')).toBeVisible();
  expect(titles()).toEqual(['The second cup', 'The house is loud']);
  expect(screen.getByText('3 entries')).toBeVisible();
});

test('an entry that will not open can be deleted, and no other goes with it', async () => {
  const data = await threeEntries();
  const lilies = (await data.entries.list()).items.find(({ title }) => title === 'Lilies');
  data.damage(lilies?.id ?? '');
  const { user } = await renderScreen({ routes, path: '/journal', data });
  await user.click(await screen.findByRole('button', { name: 'Delete it' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Keep it' }));
  expect(await data.entries.count()).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(screen.queryByText(/could not be opened/)).toBeNull());
  expect(titles()).toEqual(['The second cup', 'The house is loud']);
});

test('an entry with a damaged date closes neither the list nor itself', async () => {
  const data = await threeEntries();
  const [one] = (await data.entries.list()).items;
  if (!one) throw new Error('no entry');
  const odd = [
    '-271821-04-20T00:00:00.000Z',
    '+275760-09-13T00:00:00.000Z',
    '2020-02-30T00:00:00.000Z',
    'yesterday',
  ];
  for (const [index, date] of odd.entries()) {
    await data.entries.restore({ ...one, id: `odd-${index}`, title: `Odd ${index}`, date });
  }
  const { user } = await renderScreen({ routes, path: '/journal', data });
  const none = within(await screen.findByRole('region', { name: 'No date' }));
  expect(none.getAllByRole('link')).toHaveLength(4);
  expect(screen.getByText('7 entries')).toBeVisible();
  await user.click(none.getByRole('link', { name: 'Odd 3' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Odd 3' })).toBeVisible();
  expect(screen.getByText('No date')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete entry' }));
  expect(await screen.findByText('6 entries')).toBeVisible();
});
