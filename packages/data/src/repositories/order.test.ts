import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';

const draft = (title: string, content = '') => ({ title, content, tags: [] });

test('the last saved draft wins, however long the one before was', async () => {
  const data = await createTestData();
  for (let round = 0; round < 20; round += 1) {
    const long = data.drafts.keep('new', draft('Older', 'All of it. '.repeat(30_000)));
    await Promise.all([long, data.drafts.keep('new', draft('Newer'))]);
    expect((await data.drafts.get('new'))?.title).toBe('Newer');
  }
});

test('a draft dropped at once does not come back, and reading waits for what is being kept', async () => {
  const data = await createTestData();
  await Promise.all([data.drafts.keep('new', draft('Saved')), data.drafts.drop('new')]);
  expect(await data.drafts.get('new')).toBeNull();
  const keeping = data.drafts.keep('new', draft('Leaving the page'));
  expect((await data.drafts.get('new'))?.title).toBe('Leaving the page');
  await keeping;
});

test('a draft that could not be kept does not hold up the next', async () => {
  const data = await createTestData();
  data.failNextWrite('store.full');
  const full = data.drafts.keep('new', draft('One'));
  const next = data.drafts.keep('new', draft('Two'));
  await expect(full).rejects.toMatchObject({ key: 'store.full' });
  await next;
  expect((await data.drafts.get('new'))?.title).toBe('Two');
});

test('pressing save twice makes one check-in', async () => {
  const data = await createTestData();
  const fields = { emotion: 'Hope' as const, intensity: 1, notes: '' };
  await Promise.all([data.checkIns.save(fields), data.checkIns.save({ ...fields, intensity: 2 })]);
  expect((await data.checkIns.recent()).items).toMatchObject([{ intensity: 2 }]);
});

test('a document that cannot be opened is kept unchanged under a set-aside key when a new one replaces it', async () => {
  const data = await createTestData();
  await data.drafts.keep('new', draft('Before'));
  const [row] = JSON.parse(data.rows());
  data.damage(row.id);
  const [{ value }] = JSON.parse(data.rows());
  await expect(data.drafts.get('new')).rejects.toMatchObject({ key: 'vault.unreadable' });
  await data.drafts.keep('new', draft('After'));
  await data.drafts.keep('new', draft('After all'));
  expect((await data.drafts.get('new'))?.title).toBe('After all');
  expect(data.rows().split(value)).toHaveLength(2);
  expect(JSON.parse(data.rows())).toHaveLength(2);
});
