import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { keepEarlierPath } from '../sample-path.ts';
import { pathDates } from './path-dates.ts';

async function withEarlier() {
  const data = await createTestData();
  await keepEarlierPath(data);
  return data;
}

test('an earlier path is found from the overview and can be read whole', async () => {
  const data = await withEarlier();
  const { user } = await renderScreen({ routes, path: '/healing-path/overview', data });
  await user.click(await screen.findByRole('link', { name: /To sleep again/ }));
  const whole = within(await screen.findByRole('article', { name: 'The whole path' }));
  expect(screen.getByRole('heading', { name: 'An earlier path' })).toBeVisible();
  expect(whole.getByText('What I wrote at 1.')).toBeVisible();
  expect(whole.getByText('Half a thought')).toBeVisible();
  expect(whole.getByText('Nothing was written here.')).toBeVisible();
  expect(screen.getByText('March 3, 2026 to May 9, 2026')).toBeVisible();
});

test('an earlier path that was deleted can be taken back', async () => {
  const data = await withEarlier();
  const path = '/healing-path/overview?earlier=2026-03-03T10%3A00%3A00.000Z';
  const { user, where } = await renderScreen({ routes, path, data });
  await user.click(await screen.findByRole('button', { name: 'Delete this path' }));
  await waitFor(() => expect(where()).toBe('/healing-path/overview'));
  expect(await data.records.get('healing-path-archive')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /To sleep again/ })).toBeVisible();
});

test('one that is not there leads to the overview', async () => {
  const data = await withEarlier();
  const { where } = await renderScreen({
    routes,
    path: '/healing-path/overview?earlier=never',
    data,
  });
  await waitFor(() => expect(where()).toBe('/healing-path/overview'));
});

test('the overview carries the whole path for paper', async () => {
  const data = await withEarlier();
  let printed = 0;
  globalThis.print = () => {
    printed += 1;
  };
  const { user } = await renderScreen({ routes, path: '/healing-path/overview', data });
  await user.click(await screen.findByRole('button', { name: 'Print as a booklet' }));
  expect(printed).toBe(1);
  expect(screen.getByRole('article', { name: 'The whole path', hidden: true })).toBeInTheDocument();
});

test.each([
  ['2026-03-03T10:00:00.000Z', undefined, 'March 3, 2026'],
  ['2026-03-03T10:00:00.000Z', '2026-03-03T18:00:00.000Z', 'March 3, 2026'],
  ['2026-03-03T10:00:00.000Z', '2026-03-04T10:00:00.000Z', 'March 3, 2026 to March 4, 2026'],
])('from %s to %s reads %s', (start, end, text) => {
  expect(pathDates(start, end)).toBe(text);
});
