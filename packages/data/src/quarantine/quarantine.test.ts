import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';

test('a damaged row is restored from its replica, and nothing else is touched', async () => {
  const data = await createTestData({ hasReplica: true });
  const [one, two] = [
    await data.entries.create({ title: 'One', content: 'Words.', tags: [] }),
    await data.entries.create({ title: 'Two', content: 'Words.', tags: [] }),
  ];
  data.damage(one.id);
  expect((await data.entries.list()).unreadable).toHaveLength(1);
  expect(await data.quarantine.inspect()).toEqual({ unreadable: [], restored: 1 });
  expect((await data.entries.list()).items.map(({ title }) => title).sort()).toEqual([
    'One',
    'Two',
  ]);
  expect(await data.entries.get(two.id)).toMatchObject({ title: 'Two' });
  expect(await data.quarantine.inspect()).toEqual({ unreadable: [], restored: 0 });
});

test('the quarantine also works for a visitor and without a session', async () => {
  const nobody = await createTestData({ session: 'signed-out' });
  expect(await nobody.quarantine.inspect()).toEqual({ unreadable: [], restored: 0 });
  expect(JSON.parse(await nobody.quarantine.download()).pieces).toEqual([]);
  const visitor = await createTestData({ session: 'visitor' });
  const entry = await visitor.entries.create({ title: 'Mine', content: 'Words.', tags: [] });
  visitor.damage(entry.id);
  expect((await visitor.quarantine.inspect()).unreadable).toMatchObject([
    { table: 'journal_entries', id: entry.id },
  ]);
});

test('while locked, nothing is inspected', async () => {
  const data = await createTestData();
  await data.accounts.lock();
  await expect(data.quarantine.inspect()).rejects.toMatchObject({ key: 'session.locked' });
});
