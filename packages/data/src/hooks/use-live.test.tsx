// @vitest-environment jsdom

import type { Session } from '@mooring/accounts';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Data } from '../data.ts';
import { ana, createTestData } from '../testing.ts';
import { DataProvider } from './data-context.tsx';
import { type Live, useLive } from './use-live.ts';

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

/** Questions that are answered by hand, under a key that may change. */
function handAnswered() {
  const asked: { key: string; answer(text: string): void; refuse(): void }[] = [];
  const seen: string[] = [];
  let live: Live<string> | undefined;
  function Answer({ name }: { name: string }) {
    const query = () =>
      new Promise<string>((answer, fail) =>
        asked.push({ key: name, answer, refuse: () => fail(new Error('torn')) }),
      );
    live = useLive(query, ['saved_moments'], name);
    const text = live.status === 'ready' ? live.value : live.status;
    if (seen.at(-1) !== text) seen.push(text);
    return <p>{text}</p>;
  }
  const retry = () => live?.status === 'failed' && live.retry();
  return { asked, seen, retry, Answer };
}

test('the last answer stays while the next is on its way, and one that comes late is dropped', async () => {
  const data = await createTestData();
  const { asked, seen, Answer } = handAnswered();
  const at = (name: string) => (
    <DataProvider data={data}>
      <Answer name={name} />
    </DataProvider>
  );
  const { rerender } = await act(async () => render(at('a')));
  await act(async () => asked[0]?.answer('first'));
  const moment = { content: 'Words.', source: 'manual' };
  await act(() => data.moments.add(moment));
  await act(() => data.moments.add(moment));
  expect(screen.getByText('first')).toBeVisible();
  await act(async () => asked[2]?.answer('third'));
  await act(async () => asked[1]?.answer('second, late'));
  expect(screen.getByText('third')).toBeVisible();
  await act(async () => rerender(at('b')));
  expect(screen.getByText('loading')).toBeVisible();
  await act(async () => asked[3]?.answer('of b'));
  expect(seen).toEqual(['loading', 'first', 'third', 'loading', 'of b']);
});

test('a failed query can be retried, and an unmounted one reports nothing', async () => {
  const data = await createTestData();
  const { asked, seen, retry, Answer } = handAnswered();
  const { unmount } = await act(async () =>
    render(
      <DataProvider data={data}>
        <Answer name="a" />
      </DataProvider>,
    ),
  );
  await act(async () => asked[0]?.refuse());
  await act(async () => void retry());
  await act(async () => asked[1]?.answer('there'));
  expect(seen).toEqual(['loading', 'failed', 'there']);
  unmount();
  await data.moments.add({ content: 'Words.', source: 'manual' });
  expect(asked).toHaveLength(2);
});

/** The page as it starts, before it is known whether somebody is signed in. */
async function startingPage() {
  const data = await createTestData();
  const open = data.session.getState();
  const session = createStore<Session>(() => ({ status: 'starting' }));
  const watch: Data['watch'] = (_tables, listener) => session.subscribe(listener);
  const { asked, seen, Answer } = handAnswered();
  await act(async () =>
    render(
      <DataProvider data={{ ...data, session, watch }}>
        <Answer name="a" />
      </DataProvider>,
    ),
  );
  return { asked, seen, known: () => act(async () => session.setState({ ...open }, true)) };
}

test('what waits for the session is asked once when a page starts', async () => {
  const { asked, seen, known } = await startingPage();
  await known();
  await act(async () => asked[0]?.answer('first'));
  expect(asked).toHaveLength(1);
  expect(seen).toEqual(['loading', 'first']);
  await known();
  expect(asked).toHaveLength(2);
});

test('what was answered before the session was known is asked again', async () => {
  const { asked, seen, known } = await startingPage();
  await act(async () => asked[0]?.answer('nobody'));
  await known();
  await act(async () => asked[1]?.answer('Ana'));
  expect(seen).toEqual(['loading', 'nobody', 'Ana']);
});
