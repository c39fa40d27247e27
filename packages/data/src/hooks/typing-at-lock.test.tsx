// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Data } from '../data.ts';
import type { EntryFields } from '../repositories/entries.ts';
import { ana, createTestData } from '../testing.ts';
import { DataProvider } from './data-context.tsx';
import { useDraft } from './use-draft.ts';

let type: (fields: EntryFields) => void = () => {};

function Editor() {
  const draft = useDraft('new');
  type = draft.change;
  return null;
}

const write = async (tab: Data, title: string) => {
  await act(async () => {
    render(
      <DataProvider data={tab}>
        <Editor />
      </DataProvider>,
    );
  });
  act(() => type({ title, content: '', tags: [] }));
};

/** A lock waits 700 ms for the save, and a busy machine may take longer than that. */
const onBusyMachine = { retry: 1 };

test('words typed a moment before another tab locks are kept', onBusyMachine, async () => {
  const data = await createTestData();
  const other = await data.openTab();
  await write(data, 'Typed just before the lock');
  await act(() => other.accounts.lock());
  await expect.poll(() => data.session.getState().status).toBe('locked');
  await act(() => data.accounts.unlock(ana.password));
  expect(await data.drafts.get('new')).toMatchObject({ title: 'Typed just before the lock' });
});

test('words typed a moment before this tab logs out are kept', onBusyMachine, async () => {
  const data = await createTestData();
  await write(data, 'Typed just before the log-out');
  await act(() => data.accounts.logOut());
  expect(data.session.getState().status).toBe('signed-out');
  await act(() => data.accounts.logIn(ana));
  expect(await data.drafts.get('new')).toMatchObject({ title: 'Typed just before the log-out' });
});

test('a lock does not wait for a save that never ends', async () => {
  const data = await createTestData();
  data.typing.beforeLock(() => new Promise(() => {}));
  await data.accounts.lock();
  expect(data.session.getState().status).toBe('locked');
});
