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
  const autosave = createDraftAutosave({
    drafts: data.drafts,
    key: 'new',
    worthKeeping: ({ content }) => content !== '',
    onState: (state) => states.push(state),
  });
  return {
    data,
    autosave,
    states,
    kept: async () => (await data.drafts.get('new'))?.content,
  };
}

test('a draft is saved shortly after typing pauses, and not at every key press', async () => {
  const { autosave, states, kept } = await keeping();
  autosave.change(words('T'));
  vi.advanceTimersByTime(599);
  autosave.change(words('Tea'));
  vi.advanceTimersByTime(599);
  expect(states).not.toContain('kept');
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(states.at(-1)).toBe('kept'), 20_000);
  expect(await kept()).toBe('Tea');
  expect(autosave.hasUnsaved()).toBe(false);
});

test('someone who writes without a pause gets a saved draft all the same', async () => {
  const { autosave, states } = await keeping();
  for (let letters = 1; letters <= 30; letters += 1) {
    autosave.change(words('a'.repeat(letters)));
    vi.advanceTimersByTime(100);
  }
  await vi.waitFor(() => expect(states).toContain('kept'), 20_000);
});

test('an older draft never lands on a newer one', async () => {
  const { autosave, kept } = await keeping();
  autosave.change(words('first'));
  const first = autosave.flush();
  autosave.change(words('second'));
  const second = autosave.flush();
  await Promise.all([first, second]);
  expect(await kept()).toBe('second');
});

test('a draft that could not be kept waits, and is kept at the next try', async () => {
  const { data, autosave, states, kept } = await keeping();
  data.failNextWrite('store.full');
  autosave.change(words('Tea'));
  expect(await autosave.flush()).toBe(false);
  expect(states.at(-1)).toBe('failed');
  expect(autosave.hasUnsaved()).toBe(true);
  expect(await autosave.flush()).toBe(true);
  expect(await kept()).toBe('Tea');
});

test('a page that says no more than at first leaves no draft', async () => {
  const { autosave, states, kept } = await keeping();
  autosave.change(words('Tea'));
  await autosave.flush();
  autosave.change(words(''));
  await autosave.flush();
  expect(await kept()).toBeUndefined();
  expect(states.at(-1)).toBe('untouched');
});

test('a dropped draft stays away, even if something was waiting', async () => {
  const { autosave, kept } = await keeping();
  autosave.change(words('Tea'));
  await autosave.flush();
  autosave.change(words('Tea and toast'));
  await autosave.drop();
  vi.advanceTimersByTime(10_000);
  await autosave.flush();
  expect(await kept()).toBeUndefined();
  expect(autosave.hasUnsaved()).toBe(false);
});

test('a paused autosave saves nothing by itself and still counts as unsaved', async () => {
  const { autosave, states } = await keeping();
  autosave.change(words('Tea'));
  autosave.pause();
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual(['waiting']);
  expect(autosave.hasUnsaved()).toBe(true);
});
