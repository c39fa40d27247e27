// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Data } from '../data.ts';
import { ana, createTestData } from '../testing.ts';
import { DataProvider } from './data-context.tsx';
import { useLive } from './use-live.ts';
import { useSession } from './use-stores.ts';

function Journal() {
  const session = useSession();
  const live = useLive(({ entries }) => entries.list(), ['journal_entries']);
  const titles = live.status === 'ready' ? live.value.items.map(({ title }) => title) : [];
  return (
    <p>
      {session.status}: {titles.join(', ') || 'nothing'}
    </p>
  );
}

const show = (tab: Data, label: string) =>
  render(
    <section aria-label={label}>
      <DataProvider data={tab}>
        <Journal />
      </DataProvider>
    </section>,
  );

const here = () => within(screen.getByRole('region', { name: 'here' }));
const there = () => within(screen.getByRole('region', { name: 'there' }));
const entry = (title: string) => ({ title, content: 'Words.', tags: [] });

test('what one tab keeps shows in the other, and a lock in one takes it off both', async () => {
  const tab = await createTestData();
  const other = await tab.openTab();
  await act(async () => {
    show(tab, 'here');
    show(other, 'there');
  });
  await act(() => tab.entries.create(entry('One')));
  expect(await there().findByText('open: One')).toBeVisible();
  await act(() => other.entries.create(entry('Two')));
  expect(await here().findByText(/^open: .*Two/)).toBeVisible();

  await act(() => other.accounts.lock());
  expect(await here().findByText('locked: nothing')).toBeVisible();
  expect(there().getByText('locked: nothing')).toBeVisible();
  await act(() => tab.accounts.unlock(ana.password));
  expect(await here().findByText(/^open: .*Two/)).toBeVisible();
});

test('two tabs that each write a first entry belong to one visitor, who has written on one day', async () => {
  const tab = await createTestData({ session: 'signed-out' });
  const other = await tab.openTab();
  await Promise.all([tab.entries.create(entry('One')), other.entries.create(entry('Two'))]);
  expect((await tab.entries.list()).items).toHaveLength(2);
  expect([await tab.streak.count(), await other.streak.count()]).toEqual([1, 1]);
});

test('what a visitor wrote shows in every tab once they have signed up', async () => {
  const tab = await createTestData({ session: 'signed-out' });
  const other = await tab.openTab();
  await tab.entries.create(entry('Before'));
  await act(async () => show(other, 'there'));
  expect(await there().findByText('open: Before')).toBeVisible();
  await act(() => tab.accounts.signUp(ana));
  expect(await there().findByText('open: Before')).toBeVisible();
  expect(other.session.getState()).toMatchObject({ account: { name: 'Ana' } });
});
