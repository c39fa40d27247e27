import { afterEach, expect, test, vi } from 'vitest';
import { createTestData, type TestData } from '../testing.ts';
import { oldKeys } from './old-texts.ts';

const shelf = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
  removeItem: (key: string) => void shelf.delete(key),
});
afterEach(() => shelf.clear());

const [older, newer] = oldKeys;
const row = (date: string, notes = '', emotion = 'Grief') => ({
  date,
  emotion,
  intensity: 2,
  notes,
});
const leave = (key: string, rows: unknown) => shelf.set(key, JSON.stringify(rows));
const notesOf = async (data: TestData) =>
  (await data.checkIns.recent(5000)).items.map(({ notes }) => notes);
const said = (data: TestData) => data.notices.store.getState().map(({ key }) => key);

test('check-ins of both keys are encrypted at the first read, and the plain text is removed', async () => {
  leave(older, [row('2024-05-01', 'The lilies.'), row('2024-05-02')]);
  leave(newer, [
    { ...row('2024-05-01', 'The lilies.'), id: 'x', created_at: '2024-05-01T12:30:00.000Z' },
    { ...row('2024-05-03', 'Frost.'), id: 'y', created_at: '2024-05-03T12:30:00.000Z' },
  ]);
  const data = await createTestData();
  expect(await notesOf(data)).toEqual(['Frost.', '', 'The lilies.']);
  expect([...shelf.keys()]).not.toContain(older);
  expect([...shelf.keys()]).not.toContain(newer);
  expect(data.rows()).not.toContain('lilies');
  expect(said(data)).toEqual(['check-in.taken-over']);
  await data.checkIns.recent();
  expect(said(data)).toHaveLength(1);
});

test('reading today migrates them too, and without old records no account is created', async () => {
  const data = await createTestData({ session: 'signed-out' });
  expect(await data.checkIns.today()).toBeNull();
  expect(data.session.getState().status).toBe('signed-out');
  leave(newer, [row('2026-11-20', 'Today.')]);
  expect((await data.checkIns.today())?.notes).toBe('Today.');
  expect(data.session.getState()).toMatchObject({ account: { visitor: true } });
});

test('with an account on the device the old check-ins wait until it is opened', async () => {
  const data = await createTestData();
  await data.accounts.logOut();
  leave(newer, [row('2024-05-01')]);
  expect((await data.checkIns.recent()).items).toEqual([]);
  expect(shelf.has(newer)).toBe(true);
  await data.accounts.logIn({ email: 'ana@example.org', password: 'a lamp on the water' });
  expect((await data.checkIns.recent()).items).toHaveLength(1);
});

test('a locked account takes nothing until it is opened', async () => {
  const data = await createTestData();
  await data.accounts.lock();
  leave(newer, [row('2024-05-01')]);
  await expect(data.checkIns.recent()).rejects.toMatchObject({ key: 'session.locked' });
  await data.accounts.unlock('a lamp on the water');
  expect((await data.checkIns.recent()).items).toHaveLength(1);
});

test('an interrupted migration continues, duplicates nothing and keeps later changes', async () => {
  const rows = Array.from({ length: 450 }, (_, day) =>
    row(new Date(Date.UTC(2023, 0, 1 + day, 12)).toISOString().slice(0, 10), `${day}`),
  );
  const text = leave(newer, rows).get(newer) ?? '';
  const data = await createTestData();
  expect(await notesOf(data)).toHaveLength(450);
  const [newest] = (await data.checkIns.recent(1)).items;
  if (newest) {
    await data.checkIns.remove(newest.id);
    await data.checkIns.restore({ ...newest, notes: 'Changed.' });
  }
  shelf.set(newer, text);
  const again = await notesOf(data);
  expect(again).toHaveLength(450);
  expect(again[0]).toBe('Changed.');
  expect(shelf.has(newer)).toBe(false);
});

test('a write that fails keeps the plain text, and the check-ins are still answered', async () => {
  leave(newer, [row('2024-05-01')]);
  const data = await createTestData();
  data.failNextWrite('store.full');
  expect((await data.checkIns.recent()).items).toEqual([]);
  expect(shelf.has(newer)).toBe(true);
  const tab = await data.openTab();
  expect((await tab.checkIns.recent()).items).toHaveLength(1);
});

test('a value that is not a check-in is stored encrypted, and nothing stays in plain text', async () => {
  leave(newer, [row('2024-05-01', 'Kept.'), { emotion: 'Bored', notes: 'A word of mine.' }]);
  const data = await createTestData();
  expect(await notesOf(data)).toEqual(['Kept.']);
  expect(shelf.has(newer)).toBe(false);
  expect(data.rows()).toContain('old-check-ins');
  expect(data.rows()).not.toContain('A word of mine');
});

test('two tabs migrate each check-in once', async () => {
  leave(newer, [row('2024-05-01', 'a'), row('2024-05-01', 'b'), row('2024-05-02', 'c')]);
  const data = await createTestData();
  const tab = await data.openTab();
  await Promise.all([data.checkIns.recent(), tab.checkIns.recent(), data.checkIns.today()]);
  expect((await notesOf(data)).sort()).toEqual(['a', 'b', 'c']);
});
