// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana, createTestData, type TestData } from '../testing.ts';
import { DataProvider } from './data-context.tsx';
import { useDraft } from './use-draft.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits for what is sealed and written, while the clock that the draft goes by stands still. */
async function until(check: () => unknown, tries = 1_000): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (tries === 0) throw error;
    await act(() => new Promise((resolve) => void setImmediate(resolve)));
    await until(check, tries - 1);
  }
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function Note() {
  const draft = useDraft('check-in', { worthKeeping: ({ content }) => content !== '' });
  const [typed, setTyped] = useState<string | null>(null);
  if (draft.found === undefined) return null;
  return (
    <textarea
      value={typed ?? draft.found?.content ?? ''}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        draft.change({ title: '', content: value, tags: [] });
      }}
    />
  );
}

async function open(data: TestData) {
  const view = render(
    <DataProvider data={data}>
      <Note />
    </DataProvider>,
  );
  await until(() => screen.getByRole('textbox'));
  const box = screen.getByRole('textbox');
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  return { ...view, box, type };
}

const kept = async (data: TestData) => (await data.drafts.get('check-in'))?.content;
const said = (data: TestData) => data.notices.store.getState().map(({ key }) => key);

test('the draft that was saved before is returned', async () => {
  const data = await createTestData();
  await data.drafts.keep('check-in', { title: '', content: 'The lilies.', tags: [] });
  expect((await open(data)).box).toHaveValue('The lilies.');
});

test('someone who types without a pause loses at most three seconds', async () => {
  const data = await createTestData();
  const { type } = await open(data);
  for (let letters = 1; letters <= 31; letters += 1) {
    type('a'.repeat(letters));
    pass(100);
  }
  await until(async () => expect(await kept(data)).toMatch(/^a{30}/));
});

test.each([
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['closed', () => window.dispatchEvent(new Event('pagehide'))],
])('a page that is %s keeps what is typed at once', async (_, happen) => {
  const data = await createTestData();
  const { type } = await open(data);
  type('Her coat');
  act(() => void happen());
  await until(async () => expect(await kept(data)).toBe('Her coat'));
});

test('a page that is left keeps what is typed at once, and gives it back', async () => {
  const data = await createTestData();
  const { type, unmount } = await open(data);
  type('Her coat');
  unmount();
  expect((await open(data)).box).toHaveValue('Her coat');
});

test('an empty field leaves no draft', async () => {
  const data = await createTestData();
  const { type } = await open(data);
  type('Her');
  pass(600);
  await until(async () => expect(await kept(data)).toBe('Her'));
  type('');
  pass(600);
  await until(async () => expect(await kept(data)).toBeUndefined());
});

test('a failure shows one notice, however often it is retried, and the page asks before closing until the draft is saved', async () => {
  const data = await createTestData();
  const { type } = await open(data);
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  data.failNextWrite('store.full');
  type('H');
  pass(600);
  await until(() => expect(said(data)).toEqual(['store.full']));
  await until(() => expect(asks()).toBe(true));
  data.failNextWrite('store.failed');
  type('He');
  pass(600);
  type('Her');
  pass(600);
  await until(() => expect(asks()).toBe(false));
  expect(await kept(data)).toBe('Her');
  expect(said(data)).toEqual(['store.full']);
  data.failNextWrite('store.failed');
  type('Her ');
  pass(600);
  await until(() => expect(said(data)).toEqual(['store.failed', 'store.full']));
});

test('a draft that could not be saved is returned when the page is opened again', async () => {
  const data = await createTestData();
  const { type, unmount } = await open(data);
  type('Her coat');
  data.failNextWrite('store.full');
  unmount();
  await until(() => expect(said(data)).toEqual(['store.full']));
  expect((await open(data)).box).toHaveValue('Her coat');
  expect(data.rows()).toContain('draft:check-in');
});

test('a draft that cannot be opened does not prevent writing and is kept unchanged', async () => {
  const data = await createTestData();
  await data.drafts.keep('check-in', { title: '', content: 'The lilies.', tags: [] });
  const rows: { id: string; key?: string }[] = JSON.parse(data.rows());
  data.damage(rows.find(({ key }) => key === 'draft:check-in')?.id ?? '');
  const { box, type } = await open(data);
  expect(box).toHaveValue('');
  type('Another day.');
  pass(600);
  await until(async () => expect(await kept(data)).toBe('Another day.'));
  expect(data.rows()).toContain('set-aside:draft:check-in');
});

test('a session that closes under the page says nothing more about it', async () => {
  const data = await createTestData();
  const { type, unmount } = await open(data);
  type('Her coat');
  await act(() => data.accounts.lock());
  unmount();
  pass(5_000);
  await act(() => data.accounts.unlock(ana.password));
  expect(said(data)).toEqual([]);
});

test('the browser is asked to keep the storage with the first letter, before anything is saved, and once', async () => {
  const data = await createTestData({ session: 'signed-out' });
  let asked = 0;
  data.device.persist = async () => {
    asked += 1;
    return true;
  };
  const { type } = await open(data);
  expect(asked).toBe(0);
  type('T');
  expect(asked).toBe(1);
  type('The lilies.');
  pass(600);
  await until(async () => expect(await kept(data)).toBe('The lilies.'));
  await data.entries.create({ title: '', content: 'Saved.', tags: [] });
  expect(asked).toBe(1);
});
