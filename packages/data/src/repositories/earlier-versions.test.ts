import { expect, test } from 'vitest';
import { changeOnBoth, createTestData, type TestData } from '../testing.ts';

const trusted = (data: TestData) => data.records.get('trusted-person');
const two = () =>
  changeOnBoth({
    before: (data) => data.records.put('trusted-person', { name: 'Mara', phone: '1' }),
    change: (data, _, which) =>
      data.records.put('trusted-person', { name: 'Mara', phone: which === 'one' ? '11' : '12' }),
  });

test('the version that lost a conflict is kept and can be reinstated', async () => {
  const data = await two();
  expect(await trusted(data)).toEqual({ name: 'Mara', phone: '11' });
  const [kept] = await data.earlierVersions.list();
  expect(kept).toMatchObject({
    key: 'trusted-person',
    value: { name: 'Mara', phone: '12' },
    isUsable: true,
  });
  if (kept) await data.earlierVersions.reinstate(kept);
  expect(await trusted(data)).toEqual({ name: 'Mara', phone: '12' });
  const [now, ...others] = await data.earlierVersions.list();
  expect(others).toEqual([]);
  expect(now).toMatchObject({ key: 'trusted-person', value: { name: 'Mara', phone: '11' } });
});

test('a version that could not be reinstated stays in the list', async () => {
  const data = await two();
  const [kept] = await data.earlierVersions.list();
  data.failNextWrite('store.full');
  await expect(kept && data.earlierVersions.reinstate(kept)).rejects.toMatchObject({
    key: 'store.full',
  });
  expect(await data.earlierVersions.list()).toEqual([kept]);
  expect(await trusted(data)).toEqual({ name: 'Mara', phone: '11' });
});

test('a removed version can be restored unchanged', async () => {
  const data = await two();
  const before = await data.earlierVersions.list();
  await data.earlierVersions.remove(before[0]?.id ?? '');
  expect(await data.earlierVersions.list()).toEqual([]);
  if (before[0]) await data.earlierVersions.restore(before[0]);
  expect(await data.earlierVersions.list()).toEqual(before);
});

test('a version that cannot be opened is listed by the quarantine instead', async () => {
  const data = await two();
  const [kept] = await data.earlierVersions.list();
  data.damage(kept?.id ?? '');
  expect(await data.earlierVersions.list()).toEqual([]);
  expect((await data.quarantine.inspect()).unreadable.map(({ id }) => id)).toEqual([kept?.id]);
});

test('without an account the list is empty', async () => {
  const data = await createTestData({ session: 'signed-out' });
  expect(await data.earlierVersions.list()).toEqual([]);
});
