// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createAppData } from './compose.ts';

const said = (data: ReturnType<typeof createAppData>) =>
  data.notices.store.getState().map(({ key }) => key);

// There is no IndexedDB in this test's browser, as in some private windows.
test('without browser storage, writing works in this tab and one notice says so', async () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  const data = createAppData();
  expect(console.mock.calls).toEqual([
    ['Supabase environment variables are missing: local-storage mode.'],
  ]);
  expect(said(data)).toEqual([]);
  await data.accounts.start();
  const entry = await data.entries.create({ title: 'Kept for now', content: 'Words.', tags: [] });
  expect((await data.entries.list()).items).toEqual([entry]);
  expect(said(data)).toEqual(['store.unavailable']);
  expect(await data.device.health()).toEqual({
    used: undefined,
    quota: undefined,
    persisted: false,
    durability: 'memory',
    replica: 'missing',
  });
});
