import { expect, test, vi } from 'vitest';
import { ana, createTestData, type TestData } from '../testing.ts';
import { ownTagsOf } from './tag-names.ts';

const entry = (title: string, tags: string[]) => ({ title, content: 'Words.', tags });
const tagsOf = async (data: TestData) => {
  const { items } = await data.entries.list();
  return Object.fromEntries(items.map(({ title, tags }) => [title, tags]));
};

async function withTags() {
  const data = await createTestData();
  await data.entries.create(entry('One', ['grief', 'Hospital']));
  await data.entries.create(entry('Two', ['hospital', 'sea']));
  await data.entries.create(entry('Three', ['hope']));
  return data;
}

test('an own tag is nowhere in the clear: not in rows, summaries, or keys', async () => {
  const data = await createTestData({ hasReplica: true });
  await data.entries.create(entry('One', ['Wilhelmina']));
  await data.drafts.keep('new', entry('Two', ['Wilhelmina']));
  await data.muted.change((before) => ({ ...before, tags: ['Wilhelmina'] }));
  await data.tags.rename('Wilhelmina', 'Wilhelminas');
  const { items } = await data.summaries.list();
  expect(items[0]?.tags).toEqual(['Wilhelminas']);
  expect(`${data.rows()}${data.replicaBytes()}`).not.toMatch(/wilhelmina/i);
});

test('a tag gets another name on every entry, in whatever spelling, and edits stay as they were', async () => {
  const data = await withTags();
  data.setNow('2026-11-22T08:00:00');
  expect(await data.tags.rename('HOSPITAL', 'Ward 4')).toBe(2);
  expect(await tagsOf(data)).toEqual({
    One: ['grief', 'Ward 4'],
    Two: ['Ward 4', 'sea'],
    Three: ['hope'],
  });
  const { items } = await data.entries.list();
  expect(items.map(({ editedAt }) => editedAt)).toEqual([null, null, null]);
  expect(ownTagsOf((await data.summaries.list()).items)).toEqual([
    { name: 'sea', count: 1 },
    { name: 'Ward 4', count: 2 },
  ]);
});

test('with the name of another tag the two become one', async () => {
  const data = await withTags();
  await data.tags.rename('Hospital', 'sea');
  expect((await tagsOf(data)).Two).toEqual(['sea']);
  await data.tags.rename('sea', 'grief');
  expect(await tagsOf(data)).toEqual({ One: ['grief'], Two: ['grief'], Three: ['hope'] });
});

test('only the case of a name can be changed', async () => {
  const data = await withTags();
  await data.tags.rename('hospital', 'HOSPITAL');
  expect((await tagsOf(data)).Two).toEqual(['HOSPITAL', 'sea']);
});

test('a removed tag is taken off entries and drafts, and the entries stay', async () => {
  const data = await withTags();
  await data.drafts.keep('new', entry('Begun', ['sea', 'hope']));
  expect(await data.tags.remove('Sea')).toBe(1);
  expect(await tagsOf(data)).toEqual({
    One: ['grief', 'Hospital'],
    Two: ['hospital'],
    Three: ['hope'],
  });
  expect((await data.drafts.get('new'))?.tags).toEqual(['hope']);
  expect((await data.drafts.get('new'))?.title).toBe('Begun');
});

test('what is not to be brought up stays so under its new name', async () => {
  const data = await withTags();
  await data.muted.change((before) => ({ ...before, tags: ['hospital'] }));
  await data.tags.rename('Hospital', 'Ward 4');
  const muted = await data.muted.read();
  expect(muted.hides({ tags: ['ward 4'] })).toBe(true);
  expect(muted.hides({ tags: ['sea'] })).toBe(false);
});

test('a change that fails changes no entry', async () => {
  const data = await withTags();
  const before = await tagsOf(data);
  data.failNextWrite('store.full');
  await expect(data.tags.remove('hospital')).rejects.toMatchObject({ key: 'store.full' });
  expect(await tagsOf(data)).toEqual(before);
});

test('what another tab saves while a tag is renamed is kept, and has the new name', async () => {
  const data = await withTags();
  const other = await data.openTab();
  await data.drafts.keep('new', entry('Begun', ['Hospital']));
  const one = (await data.entries.list()).items.find(({ title }) => title === 'One');
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  const sealing = vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...given) => {
    sealing.mockRestore();
    await other.entries.update(one?.id ?? '', {
      ...entry('One', ['Hospital', 'night']),
      content: 'More words.',
    });
    await other.drafts.keep('new', { ...entry('Begun', ['Hospital']), content: 'Typed since.' });
    return encrypt(...given);
  });
  expect(await data.tags.rename('Hospital', 'Ward 4')).toBe(2);
  expect(await data.entries.get(one?.id ?? '')).toMatchObject({
    content: 'More words.',
    tags: ['Ward 4', 'night'],
  });
  expect(await data.drafts.get('new')).toMatchObject({ content: 'Typed since.', tags: ['Ward 4'] });
});

test('an entry that another tab deletes while a tag is renamed stays deleted', async () => {
  const data = await withTags();
  const other = await data.openTab();
  const one = (await data.entries.list()).items.find(({ title }) => title === 'One');
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  const sealing = vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...given) => {
    sealing.mockRestore();
    await other.entries.remove(one?.id ?? '');
    return encrypt(...given);
  });
  expect(await data.tags.rename('Hospital', 'Ward 4')).toBe(1);
  expect(await data.entries.get(one?.id ?? '')).toBeNull();
});

test('a row that does not open is left as it is', async () => {
  const data = await withTags();
  const [first] = (await data.entries.list()).items;
  data.damage(first?.id ?? '');
  expect(await data.tags.rename('Hospital', 'Ward 4')).toBeGreaterThan(0);
  expect((await data.entries.list()).unreadable).toHaveLength(1);
});

test('own tags come along with an account and with a backup', async () => {
  const data = await createTestData({ session: 'visitor' });
  await data.entries.create(entry('One', ['Hospital']));
  await data.accounts.signUp({ ...ana, home: 'device' });
  expect(await tagsOf(data)).toEqual({ One: ['Hospital'] });
  const { file } = await data.backups.create({ passphrase: null });
  const other = await createTestData();
  await other.backups.restore(file, { passphrase: null });
  expect(await tagsOf(other)).toEqual({ One: ['Hospital'] });
});
