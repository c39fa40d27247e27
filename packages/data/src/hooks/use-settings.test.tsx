// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Data } from '../data.ts';
import { ana, createTestData } from '../testing.ts';
import { DataProvider } from './data-context.tsx';
import { useQuietDay } from './use-quiet-day.ts';
import { useSettings } from './use-settings.ts';

const seen: string[] = [];

function Page() {
  const { status, settings, change } = useSettings();
  const quietDay = useQuietDay();
  const shown = `${status}, reminded at ${settings.reminderAt ?? 'no time'}, quiet: ${quietDay.status}`;
  seen.push(shown);
  return (
    <>
      <p>{shown}</p>
      <button type="button" onClick={() => void change({ reminderAt: '20:00' })}>
        Remind me
      </button>
      <button type="button" onClick={quietDay.begin}>
        Not today
      </button>
      <button type="button" onClick={quietDay.end}>
        Show them
      </button>
    </>
  );
}

function show(data: Data) {
  seen.length = 0;
  render(
    <DataProvider data={data}>
      <Page />
    </DataProvider>,
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('a change is shown and saved, and one that fails shows a notice', async () => {
  const data = await createTestData();
  show(data);
  await screen.findByText('ready, reminded at no time, quiet: no');
  data.failNextWrite('store.full');
  await press('Remind me');
  await waitFor(() => expect(data.notices.store.getState()).toMatchObject([{ key: 'store.full' }]));
  expect((await data.settings.get()).reminderAt).toBeNull();
  await press('Remind me');
  await screen.findByText('ready, reminded at 20:00, quiet: no');
});

test('a quiet day begins and ends, and is over on the day after', async () => {
  const data = await createTestData();
  show(data);
  await screen.findByText(/quiet: no/);
  await press('Not today');
  await screen.findByText(/quiet: yes/);
  await press('Show them');
  await screen.findByText(/quiet: no/);
  await press('Not today');
  await screen.findByText(/quiet: yes/);
  data.setNow('2026-11-21T08:00:00');
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByText(/quiet: no/);
});

test('a visitor’s first choice does not make the page begin again', async () => {
  const data = await createTestData({ session: 'signed-out' });
  show(data);
  await screen.findByText(/^ready/);
  seen.length = 0;
  await press('Remind me');
  await screen.findByText(/reminded at 20:00/);
  expect(seen.filter((shown) => shown.startsWith('loading'))).toEqual([]);
});

test('somebody else’s settings are never shown, not even for a moment', async () => {
  const data = await createTestData();
  await data.settings.change({ reminderAt: '20:00' });
  show(data);
  await screen.findByText(/reminded at 20:00/);
  await act(() => data.accounts.logOut());
  seen.length = 0;
  await act(async () => {
    await data.accounts.signUp({ ...ana, name: 'Ben', email: 'ben@example.org' });
  });
  await screen.findByText(/^ready/);
  expect(seen.filter((shown) => shown.includes('20:00'))).toEqual([]);
});
