import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Data } from '../data.ts';
import { ana, createTestData } from '../testing.ts';
import { DataProvider } from './data-context.tsx';
import { useLive } from './use-live.ts';

const words = { content: 'Words.', tags: [] };

function Titles() {
  const live = useLive(
    async ({ entries }) => (await entries.list()).items.map(({ title }) => title),
    ['journal_entries'],
  );
  if (live.status === 'failed') {
    return (
      <button type="button" onClick={live.retry}>
        {live.key}
      </button>
    );
  }
  return <p>{live.status === 'ready' ? live.value.join(', ') || 'none' : 'loading'}</p>;
}

const show = (data: Data) =>
  act(async () =>
    render(
      <DataProvider data={data}>
        <Titles />
      </DataProvider>,
    ),
  );

test('a list follows what is kept, without showing anything in between', async () => {
  const data = await createTestData();
  await show(data);
  expect(await screen.findByText('none')).toBeVisible();
  await act(() => data.entries.create({ ...words, title: 'One' }));
  expect(await screen.findByText('One')).toBeVisible();
});

test('locking takes the words off the screen, and unlocking brings them back', async () => {
  const data = await createTestData();
  await data.entries.create({ ...words, title: 'One' });
  await show(data);
  expect(await screen.findByText('One')).toBeVisible();
  await act(() => data.accounts.lock());
  expect(await screen.findByText('session.locked')).toBeVisible();
  expect(screen.queryByText('One')).toBeNull();
  await act(() => data.accounts.unlock(ana.password));
  expect(await screen.findByText('One')).toBeVisible();
});
