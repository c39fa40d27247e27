import { expect, test } from 'vitest';
import type { Letter } from '../repositories/collection-schemas.ts';
import { ana, createTestData, type TestData } from '../testing.ts';
import { isSealed } from './letter-seal.ts';

const toVera: Letter = { id: 'vera', to: 'Vera', text: 'The kettle still clicks.' };
const toTom: Letter = { ...toVera, id: 'tom', to: 'Tom' };
const draft = { id: 'vera', to: 'Vera', text: 'The kettle' };

function openAccount(data: TestData) {
  const session = data.session.getState();
  if (session.status !== 'open') throw new Error('No account is open.');
  return session.account.id;
}

/** The sealed values that stand in the rows of this letter now. */
const sealedValues = (data: TestData, part: string) =>
  (JSON.parse(data.rows()) as { key?: string; value?: string }[]).flatMap(({ key, value }) =>
    key?.includes(part) && value ? [value] : [],
  );

test('a letter is sealed until its day, and open on it', () => {
  expect(isSealed(toVera, '2026-11-20')).toBe(false);
  const sealed = { ...toVera, sealedUntil: '2027-03-14' };
  expect(isSealed(sealed, '2027-03-13')).toBe(true);
  expect(isSealed(sealed, '2027-03-14')).toBe(false);
});

test.each(['open', 'visitor'] as const)(
  'a burned letter leaves no row, draft, earlier version or record in the replica (%s)',
  async (session) => {
    const data = await createTestData({ session, hasReplica: true });
    await data.letters.put(toVera);
    await data.letters.put(toTom);
    await data.drafts.keep('letter:vera', draft);
    // What cannot be opened is moved aside by the next write, and is an earlier version.
    data.damage(`${openAccount(data)}:letter:vera`);
    await data.letters.put(toVera);
    data.damage(`${openAccount(data)}:draft:letter:vera`);
    await data.drafts.keep('letter:vera', draft);
    const values = sealedValues(data, 'letter:vera');
    expect(values).toHaveLength(4);
    for (const value of values) expect(data.replicaBytes()).toContain(value.slice(0, 60));

    await data.letters.burn('vera');
    expect(data.rows()).not.toContain('letter:vera');
    expect(data.replicaBytes()).not.toContain('letter:vera');
    for (const value of values) expect(data.replicaBytes()).not.toContain(value.slice(0, 60));
    expect(await data.letters.get('vera')).toBeNull();
    expect(await data.letters.get('tom')).toEqual(toTom);
    expect(await data.earlierVersions.list()).toEqual([]);
  },
);

test('burning a letter that was never kept removes its draft, and no other letter’s', async () => {
  const data = await createTestData({ hasReplica: true });
  await data.drafts.keep('letter:new', draft);
  await data.letters.burn('tom');
  expect(await data.drafts.get('letter:new')).toEqual(draft);
  await data.letters.burn('vera');
  expect(await data.drafts.get('letter:new')).toBeNull();
  expect(data.rows()).not.toContain('draft:letter');
  expect(data.replicaBytes()).not.toContain('draft:letter');
});

test('burning a letter from a pause removes its draft and earlier drafts, and no other letter’s', async () => {
  const data = await createTestData();
  const other = { ...draft, id: 'tom' };
  await data.drafts.keep('letter:pause', draft);
  const [row] = sealedValues(data, 'draft:letter:pause');
  expect(row).toBeDefined();
  await data.drafts.keep('letter:pause-gone', draft);
  await data.drafts.keep('letter:pause-ada', other);
  await data.someone.put({
    id: 'ada',
    name: 'Ada',
    called: '',
    calledYou: '',
    bond: '',
    ending: '',
  });
  await data.someone.put({
    id: 'kim',
    name: 'Kim',
    called: '',
    calledYou: '',
    bond: '',
    ending: '',
  });
  data.failNextWrite('store.full');
  await expect(data.drafts.keep('letter:pause-kim', draft)).rejects.toThrow();
  await data.letters.burn('vera');
  expect(await data.drafts.get('letter:pause')).toBeNull();
  expect(await data.drafts.get('letter:pause-gone')).toBeNull();
  expect(await data.drafts.get('letter:pause-kim')).toBeNull();
  expect(await data.drafts.get('letter:pause-ada')).toEqual(other);
});

test('a draft that could not be stored is burned as well', async () => {
  const data = await createTestData();
  await data.letters.put(toVera);
  data.failNextWrite('store.full');
  await expect(data.drafts.keep('letter:vera', draft)).rejects.toThrow();
  await data.letters.burn('vera');
  expect(await data.drafts.get('letter:vera')).toBeNull();
  expect(data.rows()).not.toContain('letter:vera');
});

test('a letter that cannot be opened can be burned', async () => {
  const data = await createTestData();
  await data.letters.put(toVera);
  data.damage(`${openAccount(data)}:letter:vera`);
  await data.letters.burn('vera');
  expect((await data.letters.list()).unreadable).toEqual([]);
});

test('a burn that fails says so and keeps the letter', async () => {
  const data = await createTestData();
  await data.letters.put(toVera);
  data.failNextWrite('store.failed');
  await expect(data.letters.burn('vera')).rejects.toMatchObject({ key: 'store.failed' });
  expect(await data.letters.get('vera')).toEqual(toVera);
  await data.letters.burn('vera');
  expect(await data.letters.get('vera')).toBeNull();
});

test('a burn that is cut off after any of its writes has removed everything or nothing', async () => {
  for (const after of [0, 1, 2]) {
    const data = await createTestData();
    await data.letters.put(toVera);
    await data.drafts.keep('letter:vera', draft);
    data.failNextWrite('store.failed', after);
    const isBurned = await data.letters.burn('vera').then(
      () => true,
      () => false,
    );
    const left = [await data.letters.get('vera'), await data.drafts.get('letter:vera')];
    expect(left).toEqual(isBurned ? [null, null] : [toVera, draft]);
  }
});

test('a kept letter comes back from a backup, a sealed one stays sealed', async () => {
  const data = await createTestData();
  const sealed = { ...toTom, sealedUntil: '2027-03-14' };
  await data.letters.put(toVera);
  await data.letters.put(sealed);
  const { file } = await data.backups.create({ passphrase: null });
  await data.letters.burn('vera');
  await data.letters.burn('tom');
  await data.backups.restore(file, { passphrase: null });
  expect((await data.letters.list()).items).toMatchObject([sealed, toVera]);
});

test('letters of a visitor move into the account, and are counted until then', async () => {
  const data = await createTestData({ session: 'signed-out' });
  await data.accounts.signUp(ana);
  await data.accounts.logOut();
  await data.letters.put(toVera);
  await data.accounts.logIn(ana);
  const words = await data.accounts.visitorWords();
  expect(words).toMatchObject({ letters: 1, entries: 0 });
  await data.accounts.bringInVisitorWords(words?.id ?? '');
  expect(await data.letters.get('vera')).toEqual(toVera);
});
