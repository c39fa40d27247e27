import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EntryFields } from '../repositories/entries.ts';
import { createTestData } from '../testing.ts';
import { createDraftAutosave, type DraftState } from './draft-autosave.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const words = (content: string): EntryFields => ({ title: '', content, tags: [] });

async function keeping() {
  const data = await createTestData();
  const states: DraftState[] = [];
  const keeper = createDraftAutosave({
    drafts: data.drafts,
    key: 'new',
    worthKeeping: ({ content }) => content !== '',
    onState: (state) => states.push(state),
  });
  return { data, keeper, states, kept: async () => (await data.drafts.get('new'))?.content };
}

test('a draft is saved shortly after typing pauses, and not at every key press', async () => {
  const { keeper, states, kept } = await keeping();
  keeper.change(words('T'));
  vi.advanceTimersByTime(599);
  keeper.change(words('Tea'));
  vi.advanceTimersByTime(599);
  expect(states).not.toContain('kept');
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(states.at(-1)).toBe('kept'));
  expect(await kept()).toBe('Tea');
  expect(keeper.hasUnsaved()).toBe(false);
});

test('someone who writes without a pause gets a saved draft all the same', async () => {
  const { keeper, states } = await keeping();
  for (let letters = 1; letters <= 30; letters += 1) {
    keeper.change(words('a'.repeat(letters)));
    vi.advanceTimersByTime(100);
  }
  await vi.waitFor(() => expect(states).toContain('kept'));
});

test('an older draft never lands on a newer one', async () => {
  const { keeper, kept } = await keeping();
  keeper.change(words('first'));
  const first = keeper.flush();
  keeper.change(words('second'));
  const second = keeper.flush();
  await Promise.all([first, second]);
  expect(await kept()).toBe('second');
});

test('a draft that could not be kept waits, and is kept at the next try', async () => {
  const { data, keeper, states, kept } = await keeping();
  data.failNextWrite('store.full');
  keeper.change(words('Tea'));
  expect(await keeper.flush()).toBe(false);
  expect(states.at(-1)).toBe('failed');
  expect(keeper.hasUnsaved()).toBe(true);
  expect(await keeper.flush()).toBe(true);
  expect(await kept()).toBe('Tea');
});

test('a page that says no more than at first leaves no draft', async () => {
  const { keeper, states, kept } = await keeping();
  keeper.change(words('Tea'));
  await keeper.flush();
  keeper.change(words(''));
  await keeper.flush();
  expect(await kept()).toBeUndefined();
  expect(states.at(-1)).toBe('untouched');
});

test('a dropped draft stays away, even if something was waiting', async () => {
  const { keeper, kept } = await keeping();
  keeper.change(words('Tea'));
  await keeper.flush();
  keeper.change(words('Tea and toast'));
  await keeper.drop();
  vi.advanceTimersByTime(10_000);
  await keeper.flush();
  expect(await kept()).toBeUndefined();
  expect(keeper.hasUnsaved()).toBe(false);
});

test('a paused autosave saves nothing by itself and still counts as unsaved', async () => {
  const { keeper, states } = await keeping();
  keeper.change(words('Tea'));
  keeper.pause();
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual(['waiting']);
  expect(keeper.hasUnsaved()).toBe(true);
});
