/** What a sync or another tab writes between the read and the write of a change. */
import { expect, test } from 'vitest';
import { openTab } from './racing-tabs.ts';

const fields = (content: string) => ({ title: '', content, tags: [] });

test('an entry that a sync changes while it is saved is kept, and so is what is saved', async () => {
  const { tab, other, elsewhere, sync, meanwhile } = await openTab();
  const entry = await tab.entries.create(fields('As it was.'));
  await sync(other, elsewhere);
  await elsewhere.entries.update(entry.id, fields('From the other device.'), entry);
  await sync(elsewhere);
  meanwhile(() => sync(other));
  const saved = await tab.entries.update(entry.id, fields('From here.'), entry);
  expect(saved.id).not.toBe(entry.id);
  expect((await tab.entries.get(entry.id))?.content).toBe('From the other device.');
  expect((await tab.entries.get(saved.id))?.content).toBe('From here.');
  expect(await tab.entries.conflictCopies(entry.id)).toEqual([saved.id]);
  await sync(other, elsewhere);
  expect(await elsewhere.entries.conflictCopies(entry.id)).toEqual([saved.id]);
});

test('an entry that was changed before it is saved is kept too, and each says that there is another', async () => {
  const { tab, other } = await openTab();
  const entry = await tab.entries.create(fields('As it was.'));
  await other.entries.update(entry.id, fields('From the other tab.'), entry);
  const saved = await tab.entries.update(entry.id, fields('From here.'), entry);
  expect(await tab.entries.conflictCopies(saved.id)).toEqual([entry.id]);
});

test('without the entry as it was opened, a change during the save is kept as well', async () => {
  const { tab, other, meanwhile } = await openTab();
  const { id } = await tab.entries.create(fields('As it was.'));
  meanwhile(() => other.entries.update(id, fields('From the other tab.')));
  await tab.entries.update(id, fields('From here.'));
  const contents = (await tab.entries.list()).items.map(({ content }) => content);
  expect(contents.sort()).toEqual(['From here.', 'From the other tab.']);
});

test('a tag that is renamed during a save makes no second entry', async () => {
  const { tab, other, meanwhile } = await openTab();
  const entry = await tab.entries.create({ ...fields('As it was.'), tags: ['lilies'] });
  meanwhile(() => other.tags.rename('lilies', 'roses'));
  const saved = await tab.entries.update(entry.id, fields('From here.'), entry);
  expect(saved.id).toBe(entry.id);
  expect((await tab.entries.list()).items).toHaveLength(1);
});

test('a tag that is renamed while an entry is open has its new name after the save', async () => {
  const { tab, other } = await openTab();
  const entry = await tab.entries.create({ ...fields('As it was.'), tags: ['lilies', 'cups'] });
  await other.tags.rename('lilies', 'roses');
  await tab.entries.update(entry.id, { ...fields('From here.'), tags: ['lilies', 'tea'] }, entry);
  expect((await tab.entries.get(entry.id))?.tags).toEqual(['tea', 'roses']);
});

test('an entry that was given another day since it was shown is not deleted, and that is said', async () => {
  const { tab, other } = await openTab();
  const entry = await tab.entries.create(fields('As it was.'));
  const date = '2025-03-14T08:00:00.000Z';
  await other.entries.update(entry.id, { ...fields('As it was.'), date }, entry);
  await expect(tab.entries.remove(entry.id, entry)).rejects.toMatchObject({
    key: 'entry.changed-elsewhere',
  });
  expect((await tab.entries.get(entry.id))?.date).toBe(date);
});

test('of two entries with one id that are saved at once, both are kept', async () => {
  const { tab, other, meanwhile, env } = await openTab();
  const id = env.newId();
  meanwhile(() => other.entries.create(fields('From the other tab.'), { id }));
  await tab.entries.create(fields('From here.'), { id });
  expect((await tab.entries.list()).items).toHaveLength(2);
});

test('an entry that is changed while it is deleted stays, and that is said', async () => {
  const { tab, other, meanwhile } = await openTab();
  const entry = await tab.entries.create(fields('As it was.'));
  for (const base of [entry, undefined]) {
    const next = base ? 'From the other tab.' : 'And again.';
    meanwhile(() => other.entries.update(entry.id, fields(next)));
    await expect(tab.entries.remove(entry.id, base)).rejects.toMatchObject({
      key: 'entry.changed-elsewhere',
    });
    expect((await tab.entries.get(entry.id))?.content).toBe(next);
  }
  await expect(tab.entries.remove(entry.id, entry)).rejects.toMatchObject({
    key: 'entry.changed-elsewhere',
  });
  meanwhile(() => other.entries.remove(entry.id));
  expect(await tab.entries.remove(entry.id)).toBe(false);
});

test('Undo of a deletion does not replace what another device has written since', async () => {
  const { tab, other } = await openTab();
  const entry = await tab.entries.create(fields('As it was.'));
  await tab.entries.remove(entry.id, entry);
  await other.entries.restore({ ...entry, content: 'Changed.' });
  await tab.entries.restore(entry);
  const contents = (await tab.entries.list()).items.map(({ content }) => content);
  expect(contents.sort()).toEqual(['As it was.', 'Changed.']);
  expect(await tab.entries.conflictCopies(entry.id)).toHaveLength(1);
});

test('days of writing that a sync brings while an entry is saved are counted', async () => {
  const { tab, other, meanwhile } = await openTab();
  const { userId } = other.vault;
  const put = {
    id: userId,
    user_id: userId,
    streak_count: 10,
    last_write_date: '2026-11-01',
    created_at: '2026-11-01T09:00:00.000Z',
  };
  meanwhile(() => other.store.write([{ table: 'writing_streaks', put }]));
  await tab.entries.create(fields('From here.'));
  expect(await tab.streak.count()).toBe(11);
});

const grief = { emotion: 'Grief', intensity: 3 } as const;

test('a check-in that is changed while another one is saved for the day is kept', async () => {
  const { tab, other, meanwhile } = await openTab();
  const first = await tab.checkIns.save({ ...grief, notes: 'Morning.' }, null);
  meanwhile(() => other.checkIns.save({ ...grief, notes: 'From the other tab.' }, first));
  const second = await tab.checkIns.save({ ...grief, notes: 'From here.', word: 'raw' });
  expect(second.id).not.toBe(first.id);
  const notes = (await tab.checkIns.recent()).items.map((one) => one.notes);
  expect(notes.sort()).toEqual(['From here.', 'From the other tab.']);
});

test('a check-in of another device that came while this one was written is kept', async () => {
  const { tab, other, elsewhere, sync } = await openTab();
  await elsewhere.checkIns.save({ ...grief, notes: 'From the other device.' }, null);
  await sync(elsewhere, other);
  await tab.checkIns.save({ ...grief, notes: 'From here.' }, null);
  expect((await tab.checkIns.recent()).items).toHaveLength(2);
});

test('a check-in that is changed while it is removed stays; one that is back is not replaced by Undo', async () => {
  const { tab, other, meanwhile } = await openTab();
  const first = await tab.checkIns.save({ ...grief, notes: 'Morning.' });
  const changed = { ...grief, notes: 'Changed.' };
  meanwhile(() => other.checkIns.save(changed, first));
  await expect(tab.checkIns.remove(first.id)).rejects.toMatchObject({ key: 'store.changed' });
  await tab.checkIns.restore(first);
  expect((await tab.checkIns.recent()).items.map(({ notes }) => notes).sort()).toEqual([
    'Changed.',
    'Morning.',
  ]);
});
