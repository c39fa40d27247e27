import { expect, test } from 'vitest';
import { changedOnBoth, createTestData, type TestData } from '../testing.ts';

const trusted = (data: TestData) => data.records.get('trusted-person');
const two = () =>
  changedOnBoth({
    before: (data) => data.records.put('trusted-person', { name: 'Mara', phone: '1' }),
    change: (data, _, which) =>
      data.records.put('trusted-person', { name: 'Mara', phone: which === 'one' ? '11' : '12' }),
  });

test('what lost against another device is kept here, and can take its place again', async () => {
  const data = await two();
  expect(await trusted(data)).toEqual({ name: 'Mara', phone: '11' });
  const [kept] = await data.setAside.list();
  expect(kept).toMatchObject({
    of: 'trusted-person',
    value: { name: 'Mara', phone: '12' },
    usable: true,
  });
  if (kept) await data.setAside.use(kept);
  expect(await trusted(data)).toEqual({ name: 'Mara', phone: '12' });
  const [now, ...others] = await data.setAside.list();
  expect(others).toEqual([]);
  expect(now).toMatchObject({ of: 'trusted-person', value: { name: 'Mara', phone: '11' } });
});

test('one that could not take its place is still among what was set aside', async () => {
  const data = await two();
  const [kept] = await data.setAside.list();
  data.failNextWrite('store.full');
  await expect(kept && data.setAside.use(kept)).rejects.toMatchObject({ key: 'store.full' });
  expect(await data.setAside.list()).toEqual([kept]);
  expect(await trusted(data)).toEqual({ name: 'Mara', phone: '11' });
});

test('a removed one can be brought back as it was', async () => {
  const data = await two();
  const before = await data.setAside.list();
  await data.setAside.remove(before[0]?.id ?? '');
  expect(await data.setAside.list()).toEqual([]);
  if (before[0]) await data.setAside.restore(before[0]);
  expect(await data.setAside.list()).toEqual(before);
});

test('what does not open is not among them: the quarantine has it', async () => {
  const data = await two();
  const [kept] = await data.setAside.list();
  data.damage(kept?.id ?? '');
  expect(await data.setAside.list()).toEqual([]);
  expect((await data.quarantine.look()).pieces.map(({ id }) => id)).toEqual([kept?.id]);
});

test('where nobody has written yet there is nothing', async () => {
  const data = await createTestData({ session: 'signed-out' });
  expect(await data.setAside.list()).toEqual([]);
});
