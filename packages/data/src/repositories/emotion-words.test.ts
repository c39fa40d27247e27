import { expect, test } from 'vitest';
import { ana, createTestData, type TestData } from '../testing.ts';
import type { CheckInFields } from './check-ins.ts';

const heavy: CheckInFields = { emotion: 'Sadness', intensity: 2, notes: '', word: 'heavy' };

function openAccount(data: TestData) {
  const session = data.session.getState();
  if (session.status !== 'open') throw new Error('No account is open.');
  return session.account.id;
}

test('the word is kept beside the emotion, sealed, and read wherever the check-in is', async () => {
  const data = await createTestData();
  const saved = await data.checkIns.save(heavy);
  expect(saved.word).toBe('heavy');
  expect((await data.checkIns.today())?.word).toBe('heavy');
  expect((await data.checkIns.recent()).items).toEqual([saved]);
  expect((await data.checkIns.recent(50, { emotion: 'Sadness' })).items).toEqual([saved]);
  expect((await data.checkIns.listWithoutNotes()).items[0]).not.toHaveProperty('word');
  expect(data.rows()).not.toContain('heavy');
});

test('a check-in without a word has none, and one that is saved again without it loses it', async () => {
  const data = await createTestData();
  const { word: _, ...plain } = heavy;
  expect(await data.checkIns.save(plain)).not.toHaveProperty('word');
  expect(await data.checkIns.today()).not.toHaveProperty('word');
  await data.checkIns.save(heavy);
  await data.checkIns.save(plain);
  expect(await data.checkIns.today()).not.toHaveProperty('word');
  expect(data.rows()).not.toContain('emotion-word');
});

test('an older build that saves the check-in keeps the word, and one that names another emotion does not get it', async () => {
  const data = await createTestData();
  const { id } = await data.checkIns.save(heavy);
  // As an older build saves: it writes the row of the check-in, and knows of no word.
  await olderBuildSaves(data, id, { ...heavy, notes: 'Rain.' });
  expect(await data.checkIns.today()).toMatchObject({ notes: 'Rain.', word: 'heavy' });
  await olderBuildSaves(data, id, { ...heavy, emotion: 'Hope' });
  expect(await data.checkIns.today()).toMatchObject({ emotion: 'Hope' });
  expect(await data.checkIns.today()).not.toHaveProperty('word');
});

test('a removed check-in takes its word along, and both come back', async () => {
  const data = await createTestData();
  const saved = await data.checkIns.save(heavy);
  await data.checkIns.remove(saved.id);
  expect(data.rows()).not.toContain('emotion-word');
  expect(await data.checkIns.words()).toEqual([]);
  await data.checkIns.restore(saved);
  expect((await data.checkIns.recent()).items).toEqual([saved]);
});

test('a word that cannot be opened takes no check-in with it, and is not overwritten', async () => {
  const data = await createTestData();
  const { id } = await data.checkIns.save(heavy);
  data.damage(`${openAccount(data)}:emotion-word:${id}`);
  expect(await data.checkIns.today()).toMatchObject({ emotion: 'Sadness' });
  expect(await data.checkIns.today()).not.toHaveProperty('word');
  await data.checkIns.save({ ...heavy, word: 'tired' });
  expect((await data.checkIns.today())?.word).toBe('tired');
  expect(data.rows()).toContain(`set-aside:emotion-word:${id}`);
});

test('check-in and word are written together or not at all', async () => {
  const data = await createTestData();
  data.failNextWrite('store.full');
  await expect(data.checkIns.save(heavy)).rejects.toMatchObject({ key: 'store.full' });
  expect(await data.checkIns.recent()).toEqual({ items: [], unreadable: [] });
  expect(data.rows()).not.toContain('emotion-word');
});

test('the words are offered again, newest first and each once for an emotion', async () => {
  const data = await createTestData();
  const days = ['heavy', 'far away', 'Heavy', 'empty'];
  for (const [index, word] of days.entries()) {
    data.setNow(`2026-11-${10 + index}T09:00:00`);
    await data.checkIns.append({ ...heavy, word });
  }
  data.setNow('2026-11-20T09:00:00');
  await data.checkIns.append({ emotion: 'Anger', intensity: 1, notes: '', word: 'empty' });
  const offered = await data.checkIns.words();
  expect(offered[0]?.date).toBe(new Date('2026-11-20T09:00:00').toISOString());
  expect(offered.map(({ emotion, word }) => ({ emotion, word }))).toEqual([
    { emotion: 'Anger', word: 'empty' },
    { emotion: 'Sadness', word: 'empty' },
    { emotion: 'Sadness', word: 'Heavy' },
    { emotion: 'Sadness', word: 'far away' },
  ]);
});

test('a word is in the backup, and comes along with what a visitor wrote', async () => {
  const data = await createTestData({ session: 'signed-out' });
  await data.accounts.signUp(ana);
  await data.accounts.logOut();
  await data.checkIns.save(heavy);
  await data.prompts.put({ id: 'sea', text: 'What did the sea say?', place: 0 });
  await data.accounts.logIn(ana);
  const words = await data.accounts.visitorWords();
  expect(words).toMatchObject({ checkIns: 1, prompts: 1 });
  await data.accounts.bringInVisitorWords(words?.id ?? '');
  const checkIn = await data.checkIns.today();
  expect(checkIn?.word).toBe('heavy');
  const { file } = await data.backups.create({ passphrase: null });
  await data.checkIns.remove(checkIn?.id ?? '');
  await data.prompts.remove('sea');
  await data.backups.restore(file, { passphrase: null });
  expect((await data.checkIns.today())?.word).toBe('heavy');
  expect((await data.prompts.get('sea'))?.text).toBe('What did the sea say?');
});

/** Replaces the row of a check-in alone: by a backup that has nothing else, which replaces what cannot be opened. */
async function olderBuildSaves(data: TestData, id: string, fields: CheckInFields) {
  const other = await createTestData();
  const { word: _, ...plain } = fields;
  const createdAt = new Date('2026-11-20T09:00:00').toISOString();
  await other.checkIns.restore({ ...plain, id, createdAt, day: '2026-11-20' });
  const { file } = await other.backups.create({ passphrase: null });
  data.damage(id);
  await data.backups.restore(file, { passphrase: null });
}
