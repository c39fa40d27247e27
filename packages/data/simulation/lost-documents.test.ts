/** As lost-updates.test.ts, for documents, conversations, tags and backups. */
import { expect, test } from 'vitest';
import { openTab } from './racing-tabs.ts';

const note = (id: string, text: string) => ({ id, text, writtenAt: '2026-11-20T09:00:00.000Z' });
const letter = (text: string) => ({ id: 'l1', to: 'Vera', text });

const earlierTexts = async ({ earlierVersions }: Awaited<ReturnType<typeof openTab>>['tab']) =>
  (await earlierVersions.list()).map(({ value }) => (value as { text?: string }).text);

test('a list that grows in two tabs at once has the lines of both', async () => {
  const { tab, other, meanwhile } = await openTab();
  const add = (records: typeof tab.records, id: string) =>
    records.change('pause-notes', (now) => [...(now ?? []), note(id, `Note ${id}.`)]);
  await add(tab.records, 'a');
  meanwhile(() => add(other.records, 'b'));
  await add(tab.records, 'c');
  const ids = (await tab.records.get('pause-notes'))?.map(({ id }) => id);
  expect(ids).toEqual(['a', 'b', 'c']);
  expect(await tab.earlierVersions.list()).toEqual([]);
});

test('a letter that a sync changes while it is saved becomes an earlier version', async () => {
  const { tab, other, elsewhere, sync, meanwhile } = await openTab();
  await tab.letters.put(letter('As it was.'));
  await sync(other, elsewhere);
  await elsewhere.letters.put(letter('From the other device.'));
  await sync(elsewhere);
  meanwhile(() => sync(other));
  await tab.letters.put(letter('From here.'));
  expect((await tab.letters.get('l1'))?.text).toBe('From here.');
  expect(await earlierTexts(tab)).toEqual(['From the other device.']);
});

test('a letter that was changed since it was opened becomes an earlier version', async () => {
  const { tab, other } = await openTab();
  await tab.letters.put(letter('As it was.'), null);
  await other.letters.put(letter('From the other tab.'), letter('As it was.'));
  await tab.letters.put(letter('From here.'), letter('As it was.'));
  expect(await earlierTexts(tab)).toEqual(['From the other tab.']);
  const [stored = null] = (await tab.letters.list()).items;
  await tab.letters.put(letter('Once more.'), stored);
  expect(await earlierTexts(tab)).toEqual(['From the other tab.']);
});

test('what is changed in one letter while another tab changes it is kept beside it', async () => {
  const { tab, other, meanwhile } = await openTab();
  await tab.letters.put(letter('As it was.'));
  meanwhile(() => other.letters.put(letter('From the other tab.')));
  await tab.letters.change('l1', (now) => ({ ...now, text: 'From here.' }));
  expect((await tab.letters.get('l1'))?.text).toBe('From here.');
  expect(await earlierTexts(tab)).toEqual(['From the other tab.']);
});

test('a document that is changed while it is removed stays, and that is said', async () => {
  const { tab, other, meanwhile } = await openTab();
  await tab.letters.put(letter('As it was.'));
  meanwhile(() => other.letters.put(letter('From the other tab.')));
  await expect(tab.letters.remove('l1')).rejects.toMatchObject({ key: 'store.changed' });
  expect((await tab.letters.get('l1'))?.text).toBe('From the other tab.');
});

test('two tabs that type one draft make no earlier versions', async () => {
  const { tab, other, meanwhile } = await openTab();
  const draft = (content: string) => ({ title: '', content, tags: [] });
  await tab.drafts.keep('new', draft('One'));
  meanwhile(() => other.drafts.keep('new', draft('Two')));
  await tab.drafts.keep('new', draft('Three'));
  expect((await tab.drafts.get('new'))?.content).toBe('Three');
  meanwhile(() => other.drafts.keep('new', draft('Four')));
  await tab.drafts.drop('new');
  expect(await tab.drafts.get('new')).toBeNull();
  expect(await tab.earlierVersions.list()).toEqual([]);
});

test('an earlier version that is taken again replaces nothing that came meanwhile', async () => {
  const { tab, other, meanwhile } = await openTab();
  await tab.letters.put(letter('First.'), null);
  await tab.letters.put(letter('Second.'), null);
  const [first] = await tab.earlierVersions.list();
  if (!first) throw new Error('There is no earlier version.');
  meanwhile(() => other.letters.put(letter('From the other tab.')));
  await tab.earlierVersions.reinstate(first);
  expect((await tab.letters.get('l1'))?.text).toBe('First.');
  expect(await earlierTexts(tab)).toEqual(['From the other tab.']);
});

test('a tag that is renamed while an entry with it is saved is renamed in what was saved', async () => {
  const { tab, other, meanwhile } = await openTab();
  const fields = { title: '', content: 'As it was.', tags: ['lilies'] };
  const entry = await tab.entries.create(fields);
  meanwhile(() => other.entries.update(entry.id, { ...fields, content: 'Changed.' }, entry));
  expect(await tab.tags.rename('lilies', 'roses')).toBe(1);
  expect(await tab.entries.get(entry.id)).toMatchObject({ content: 'Changed.', tags: ['roses'] });
});

const at = '2026-11-20T09:00:00.000Z';
const said = (id: string, text: string) => ({ id, role: 'user' as const, text, at });
const conversation = (id: string, text: string) => ({
  id,
  startedAt: at,
  checkIn: null,
  emotions: ['Grief' as const],
  messages: [said(`${id}-1`, text)],
});

test('a conversation that another device begins while one is begun here becomes an earlier one', async () => {
  const { tab, other, elsewhere, sync, meanwhile } = await openTab();
  await elsewhere.conversations.begin(conversation('there', 'From the other device.'));
  await sync(elsewhere);
  meanwhile(() => sync(other));
  await tab.conversations.begin(conversation('here', 'From here.'));
  expect((await tab.conversations.current())?.id).toBe('here');
  const { items } = await tab.conversations.earlier();
  expect(items.map(({ id }) => id)).toEqual(['there']);
  expect((await tab.conversations.get('there'))?.messages).toHaveLength(1);
});

test('a message that another tab replaces while one is said is not put back', async () => {
  const { tab, other, meanwhile } = await openTab();
  await tab.conversations.begin(conversation('here', 'As it was.'));
  meanwhile(() => other.conversations.saveMessages('here', [said('here-1', 'Corrected.')]));
  await tab.conversations.saveMessages('here', [said('here-2', 'From here.')]);
  const messages = (await tab.conversations.get('here'))?.messages ?? [];
  expect(messages.map(({ text }) => text)).toEqual(['Corrected.', 'From here.']);
});
