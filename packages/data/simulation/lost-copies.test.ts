/** As lost-updates.test.ts, for imports and for what is kept of people. */
import { expect, test } from 'vitest';
import { createImports } from '../src/import/imports.ts';
import { createRecordings } from '../src/recordings/recordings.ts';
import { memoryTabLocks } from '../src/recordings/tab-locks.ts';
import { createSummaries } from '../src/summaries/summaries.ts';
import { openTab } from './racing-tabs.ts';

async function openImports() {
  const opened = await openTab();
  const { tab, env, storage } = opened;
  const tabLocks = memoryTabLocks(new Map());
  const imports = createImports({
    env,
    storage,
    recordings: createRecordings({ env, storage, tabLocks }),
    pictures: tab.pictures,
    summaries: createSummaries({ env, storage }),
    tabLocks,
    onEntryCreated() {},
  });
  return { ...opened, imports };
}

test('an entry that another tab imports and changes while it is imported here is not written over', async () => {
  const { tab, other, imports, meanwhile } = await openImports();
  const files = [
    new File(['The stairs are quiet.'], 'stairs.txt', { lastModified: 1_700_000_000_000 }),
  ];
  const preview = await imports.preview(files);
  const [found] = preview.newEntries;
  const id = (await other.vault.keyedId(found?.id ?? '')) ?? '';
  meanwhile(() => other.entries.create({ title: '', content: 'Changed there.', tags: [] }, { id }));
  expect((await imports.run(preview)).added).toBe(0);
  expect((await tab.entries.list()).items.map(({ content }) => content)).toEqual([
    'Changed there.',
  ]);
});

const words = (text: string) => ({ id: 'k1', someone: 'vera', kind: 'words' as const, text });
const keep = async ({ keepsakes }: Awaited<ReturnType<typeof openTab>>['tab']) => {
  await keepsakes.put(words('As it was.'));
  return keepsakes;
};

test('a keepsake that is changed while it is removed stays, and that is said', async () => {
  const { tab, other, meanwhile } = await openTab();
  const keepsakes = await keep(tab);
  meanwhile(() => other.keepsakes.change('k1', (now) => ({ ...now, text: 'From the other tab.' })));
  await expect(keepsakes.remove('k1')).rejects.toMatchObject({ key: 'store.changed' });
  expect((await keepsakes.get('k1'))?.text).toBe('From the other tab.');
});

test('a keepsake that was changed since it was shown stays, with its file, and that is said', async () => {
  const { tab, other } = await openTab();
  const shown = await tab.keepsakes.addFile('vera', new File(['a recipe'], 'recipe.pdf'));
  await other.keepsakes.change(shown.id, (now) => ({ ...now, text: 'The plum cake' }));
  await expect(tab.keepsakes.remove(shown.id, shown)).rejects.toMatchObject({
    key: 'store.changed',
  });
  const [stored] = (await tab.keepsakes.of('vera')).items;
  if (!stored) throw new Error('It was removed.');
  expect((await tab.keepsakes.openFile(stored)).isWhole).toBe(true);
  await tab.keepsakes.remove(shown.id, stored);
  expect((await tab.keepsakes.of('vera')).items).toEqual([]);
});

test('a keepsake that another tab removes meanwhile is removed without a question', async () => {
  const { tab, other, meanwhile } = await openTab();
  const keepsakes = await keep(tab);
  meanwhile(() => other.keepsakes.remove('k1'));
  await keepsakes.remove('k1');
  expect(await keepsakes.get('k1')).toBeNull();
});
