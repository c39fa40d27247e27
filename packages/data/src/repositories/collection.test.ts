import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';
import type { Someone } from './collection-schemas.ts';

const vera: Someone = {
  id: 'vera',
  name: 'Vera',
  called: 'Mum',
  calledYou: 'Bear',
  bond: 'my mum',
  ending: '',
};
const tom: Someone = { ...vera, id: 'tom', name: 'Tom', bond: 'my brother' };

test.each(['open', 'visitor', 'signed-out'] as const)(
  'a list gives what was put, oldest first (%s)',
  async (session) => {
    const data = await createTestData({ session });
    expect((await data.someone.list()).items).toEqual([]);
    await data.someone.put(vera);
    data.setNow('2026-11-22T08:00:00');
    await data.someone.put(tom);
    const { items, unreadable } = await data.someone.list();
    expect(items).toMatchObject([vera, tom]);
    expect(unreadable).toEqual([]);
    expect(items[1]?.createdAt).toBe(new Date('2026-11-22T08:00:00').toISOString());
    expect((await data.letters.list()).items).toEqual([]);
  },
);

test('a change keeps when it was begun, and one that is gone is not made again', async () => {
  const data = await createTestData();
  await data.someone.put(vera);
  const [first] = (await data.someone.list()).items;
  data.setNow('2026-11-25T08:00:00');
  await data.someone.change('vera', (before) => ({ ...before, name: 'Vera Ann' }));
  await data.someone.change('nobody', (before) => before);
  const { items } = await data.someone.list();
  expect(items).toMatchObject([{ ...vera, name: 'Vera Ann', createdAt: first?.createdAt }]);
});

test('two changes at once lose none', async () => {
  const data = await createTestData();
  await data.someone.put(vera);
  const add = (text: string) =>
    data.someone.change('vera', (before) => ({ ...before, ending: before.ending + text }));
  await Promise.all([add('a'), add('b'), add('c')]);
  expect((await data.someone.get('vera'))?.ending).toBe('abc');
});

test('one that cannot be opened hides no other, and is not replaced by a change', async () => {
  const data = await createTestData();
  await data.someone.put(vera);
  await data.someone.put(tom);
  const { account } = data.session.getState() as { account: { id: string } };
  data.damage(`${account.id}:someone:vera`);
  const { items, unreadable } = await data.someone.list();
  expect(items.map(({ id }) => id)).toEqual(['tom']);
  expect(unreadable).toHaveLength(1);
  await expect(data.someone.change('vera', () => tom)).rejects.toMatchObject({
    key: 'vault.unreadable',
  });
});

test('what does not match the schema is not kept', async () => {
  const data = await createTestData();
  const odd = { ...vera, ending: 1 } as unknown as Someone;
  await expect(data.someone.put(odd)).rejects.toThrow();
  expect(await data.someone.get('vera')).toBeNull();
});
