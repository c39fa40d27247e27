import { expect, test } from 'vitest';
import { ana, createTestData, type TestData } from '../testing.ts';

const words = (content: string) => ({ title: '', content, tags: [] });
const fail = async (data: TestData, content: string) => {
  data.failNextWrite('store.full');
  await expect(data.drafts.keep('new', words(content))).rejects.toMatchObject({
    key: 'store.full',
  });
};

test('a draft that could not be saved is returned from memory and saved as soon as possible', async () => {
  const data = await createTestData();
  await data.drafts.keep('new', words('Tea'));
  await fail(data, 'Tea and toast');
  const other = await data.openTab();
  expect((await other.drafts.get('new'))?.content).toBe('Tea');
  expect((await data.drafts.get('new'))?.content).toBe('Tea and toast');
  expect((await other.drafts.get('new'))?.content).toBe('Tea and toast');
});

test('a draft whose retry fails too stays in memory', async () => {
  const data = await createTestData();
  await fail(data, 'Tea');
  data.failNextWrite('store.full');
  expect((await data.drafts.get('new'))?.content).toBe('Tea');
  expect(data.rows()).not.toContain('draft:new');
  expect((await data.drafts.get('new'))?.content).toBe('Tea');
  expect(data.rows()).toContain('draft:new');
});

test('a draft that is opened while a later one is saved does not bring the earlier one back', async () => {
  const data = await createTestData();
  await fail(data, 'Tea');
  const opened = data.drafts.get('new');
  await Promise.all([opened, data.drafts.keep('new', words('Tea and toast'))]);
  expect((await data.drafts.get('new'))?.content).toBe('Tea and toast');
  await fail(data, 'Tea');
  await Promise.all([data.drafts.keep('new', words('Toast')), data.drafts.get('new')]);
  expect((await data.drafts.get('new'))?.content).toBe('Toast');
});

test('a later draft or a deletion removes the draft in memory', async () => {
  const data = await createTestData();
  await fail(data, 'Tea');
  await data.drafts.keep('new', words('Toast'));
  expect((await data.drafts.get('new'))?.content).toBe('Toast');
  await fail(data, 'Tea');
  await data.drafts.drop('new');
  expect(await data.drafts.get('new')).toBeNull();
});

test('a draft in memory is not shown to another account and is gone when the session closes', async () => {
  const data = await createTestData();
  await fail(data, 'Tea');
  await data.accounts.logOut();
  expect(await data.drafts.get('new')).toBeNull();
  await data.accounts.signUp({ ...ana, email: 'ben@example.org' });
  expect(await data.drafts.get('new')).toBeNull();
  await data.accounts.logOut();
  await data.accounts.logIn(ana);
  expect(await data.drafts.get('new')).toBeNull();
});

test('drafts of answers are stored under the same keys as in version 1.0.0', async () => {
  const data = await createTestData();
  const answering = { step: 2, answers: { brings: ['pet'] }, other: '' };
  await data.records.put('onboarding-draft', answering);
  expect(await data.drafts.get('onboarding-draft')).toEqual(answering);
  const path = { step: 2, vision: 'Rest', theme: null, path: null };
  await data.drafts.keep('healing-path-draft', path);
  expect(await data.records.get('healing-path-draft')).toEqual(path);
  await data.drafts.drop('healing-path-draft');
  expect(await data.records.get('healing-path-draft')).toBeNull();
});

test('every draft is listed with the time of its last change, also one that could not be saved', async () => {
  const data = await createTestData({ now: '2026-11-20T08:00:00.000Z' });
  await data.drafts.keep('letter:new', { id: 'one', to: 'Mum', text: '' });
  await data.drafts.keep('an-entry', words('Tea'));
  data.setNow('2026-11-21T08:00:00.000Z');
  await data.drafts.keep('letter:new', { id: 'one', to: 'Mum', text: 'Dear' });
  await fail(data, 'Toast');
  expect(await data.drafts.list()).toEqual([
    { key: 'an-entry', at: '2026-11-20T08:00:00.000Z' },
    { key: 'letter:new', at: '2026-11-21T08:00:00.000Z' },
    { key: 'new', at: '2026-11-21T08:00:00.000Z' },
  ]);
  await data.accounts.logOut();
  expect(await data.drafts.list()).toEqual([]);
});
