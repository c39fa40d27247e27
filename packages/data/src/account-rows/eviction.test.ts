// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createTestData, type TestData } from '../testing.ts';

const words = (title: string) => ({ title, content: 'Words.', tags: [] });
const titles = async (data: Pick<TestData, 'entries'>) =>
  (await data.entries.list()).items.map(({ title }) => title).sort();

test.each(['visitor', 'open'] as const)(
  'storage that is cleared under an open page (%s): the next save stores key, account and words again, and says so',
  async (session) => {
    const data = await createTestData({ session });
    await data.entries.create(words('One'));
    await data.entries.create(words('Two'));
    await data.evict();
    await data.entries.create(words('Three'));
    expect(data.recovery.getState()).toEqual({ status: 'evicted', isStoredAgain: true });
    const nextVisit = await data.openTab();
    expect(nextVisit.session.getState().status).toBe('open');
    expect(await titles(nextVisit)).toEqual(['One', 'Three', 'Two']);
  },
);

test('that the storage was cleared is noted until the person closes what is said of it', async () => {
  const data = await createTestData();
  await data.entries.create(words('One'));
  await data.evict();
  await data.entries.create(words('Two'));
  expect(await data.isClearingNoted()).toBe(true);
  data.recovery.setState({ status: 'none' }, true);
  await expect.poll(data.isClearingNoted).toBe(false);
});

test('a row that another tab has stored in a later version stays as it is there', async () => {
  const data = await createTestData();
  const { id } = await data.entries.create(words('Early'));
  const other = await data.openTab();
  data.setNow('2026-11-20T21:20:00');
  await other.entries.update(id, words('Late'));
  await data.evict();
  await other.entries.create(words('From the other tab'));
  await data.entries.create(words('From this tab'));
  expect(await titles(data)).toEqual(['From the other tab', 'From this tab', 'Late']);
});

test('a letter that was burned in another tab stays burned when this one stores its words again', async () => {
  const data = await createTestData();
  const id = '00000000-0000-4000-8000-00000000beef';
  await data.letters.put({ id, to: 'Vera', text: 'I never sent it.' });
  await data.entries.create(words('Kept'));
  const other = await data.openTab();
  await other.letters.burn(id);
  expect(data.rows()).not.toContain(id);
  await data.evict();
  await data.entries.create(words('Later'));
  expect(await titles(data)).toEqual(['Kept', 'Later']);
  expect(data.rows()).not.toContain(id);
});

test('after everything was erased nothing is written again', async () => {
  const data = await createTestData();
  await data.entries.create(words('One'));
  await data.accounts.eraseEverything();
  await expect(data.entries.create(words('Two'))).rejects.toThrow();
  expect(data.rows()).toBe('[]');
});

test('words of an earlier visit are noted again as soon as they are read, so that their loss can be told', async () => {
  const data = await createTestData();
  await data.entries.create(words('One'));
  // What a browser loses that is killed within seconds.
  localStorage.removeItem('mooring.written');
  const nextVisit = await data.openTab();
  expect(await titles(nextVisit)).toEqual(['One']);
  await expect.poll(() => localStorage.getItem('mooring.written')).toBe('yes');
});

test('where nothing was ever kept nothing is noted', async () => {
  localStorage.removeItem('mooring.written');
  const data = await createTestData();
  expect(await titles(data)).toEqual([]);
  expect(localStorage.getItem('mooring.written')).toBe(null);
});
