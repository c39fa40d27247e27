import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';

const words = { title: 'The second cup', content: 'I filled it anyway.', tags: ['grief' as const] };

test('an entry comes back as it was written, newest first', async () => {
  const data = await createTestData();
  const first = await data.entries.create(words);
  data.setNow('2026-11-21T08:00:00');
  const second = await data.entries.create({ ...words, title: 'Lilies' });
  expect((await data.entries.list()).items).toEqual([second, first]);
  expect(await data.entries.get(first.id)).toEqual(first);
  expect(await data.entries.get('nobody')).toBeNull();
});

test('editing keeps the date, marks the change, and does not count a day', async () => {
  const data = await createTestData();
  const entry = await data.entries.create(words);
  data.setNow('2026-11-22T08:00:00');
  const edited = await data.entries.update(entry.id, { ...words, title: 'The third cup' });
  expect(edited).toEqual({
    ...entry,
    title: 'The third cup',
    editedAt: new Date('2026-11-22T08:00:00').toISOString(),
  });
  expect(await data.entries.get(entry.id)).toEqual(edited);
  expect(await data.streak.count()).toBe(1);
});

test('a removed entry is gone, and can be put back as it was', async () => {
  const data = await createTestData();
  const entry = await data.entries.create(words);
  expect(await data.entries.remove(entry.id)).toBe(true);
  expect(await data.entries.remove(entry.id)).toBe(false);
  expect(await data.entries.get(entry.id)).toBeNull();
  await data.entries.restore(entry);
  expect(await data.entries.get(entry.id)).toEqual(entry);
});

test('a row that cannot be opened is listed as unreadable and hides no other row', async () => {
  const data = await createTestData();
  const good = await data.entries.create(words);
  const bad = await data.entries.create(words);
  data.damage(bad.id);
  const { items, unreadable } = await data.entries.list();
  expect(items).toEqual([good]);
  expect(unreadable).toEqual([{ id: bad.id, date: bad.date }]);
  await expect(data.entries.get(bad.id)).rejects.toMatchObject({ key: 'entry.unreadable' });
  expect((await data.entries.list()).unreadable).toHaveLength(1);
});

test('a write that fails keeps nothing, not even the day', async () => {
  const data = await createTestData();
  data.failNextWrite('store.full');
  await expect(data.entries.create(words)).rejects.toMatchObject({ key: 'store.full' });
  expect((await data.entries.list()).items).toEqual([]);
  expect(await data.streak.count()).toBe(0);
});

test('a draft is saved by key, replaced by later ones, and deleted on request', async () => {
  const data = await createTestData();
  expect(await data.drafts.get('new')).toBeNull();
  await data.drafts.keep('new', words);
  await data.drafts.keep('new', { ...words, content: 'I filled it anyway. It steamed.' });
  expect((await data.drafts.get('new'))?.content).toBe('I filled it anyway. It steamed.');
  expect(await data.drafts.get('another')).toBeNull();
  await data.drafts.drop('new');
  expect(await data.drafts.get('new')).toBeNull();
});

test('saving a check-in twice on one day replaces it; the next day has its own', async () => {
  const data = await createTestData();
  const first = await data.checkIns.save({ emotion: 'Grief', intensity: 2, notes: '' });
  const second = await data.checkIns.save({ emotion: 'Hope', intensity: 1, notes: 'The light.' });
  expect(second.id).toBe(first.id);
  expect((await data.checkIns.recent()).items).toEqual([second]);
  data.setNow('2026-11-21T00:00:01');
  expect(await data.checkIns.today()).toBeNull();
});

test('a check-in from the companion never replaces a considered one', async () => {
  const data = await createTestData();
  const considered = await data.checkIns.save({ emotion: 'Grief', intensity: 2, notes: 'Slow.' });
  data.setNow('2026-11-20T22:00:00');
  await data.checkIns.append({ emotion: 'Anger', intensity: 3, notes: '' });
  expect(await data.checkIns.today()).toEqual(considered);
  expect((await data.checkIns.recent()).items.map(({ emotion }) => emotion)).toEqual([
    'Anger',
    'Grief',
  ]);
});

test('the recent check-ins are fifty by default, or as many as requested', async () => {
  const data = await createTestData();
  for (let i = 0; i < 60; i += 1) {
    data.setNow(new Date(2026, 0, 1 + i, 9).toISOString());
    await data.checkIns.append({ emotion: 'Sadness', intensity: 0, notes: '' });
  }
  expect((await data.checkIns.recent()).items).toHaveLength(50);
  expect((await data.checkIns.recent(100)).items).toHaveLength(60);
});

test('a moment keeps its source and tags, and can be put back after deletion', async () => {
  const data = await createTestData();
  const moment = await data.moments.add({
    content: 'It stayed.',
    source: 'journal',
    sourceId: 'essays/the-first-winter',
    tags: ['hope'],
  });
  const plain = await data.moments.add({ content: 'Manual.', source: 'manual' });
  expect((await data.moments.list()).items).toEqual(expect.arrayContaining([moment, plain]));
  expect(data.rows()).not.toContain('the-first-winter');
  expect(await data.moments.remove(moment.id)).toBe(true);
  await data.moments.restore(moment);
  expect((await data.moments.list()).items).toHaveLength(2);
});

test('a record of the wrong shape is refused before it is kept, and a damaged one says so', async () => {
  const data = await createTestData();
  await expect(data.records.put('rituals', 'nonsense' as never)).rejects.toThrow();
  await data.records.put('settings', { streakHidden: true });
  const id = `${JSON.parse(data.rows())[0].user_id}:settings`;
  data.damage(id);
  await expect(data.records.get('settings')).rejects.toMatchObject({ key: 'vault.unreadable' });
});

test('without a session all lists are empty, and the first write creates a visitor', async () => {
  const data = await createTestData({ session: 'signed-out' });
  expect(await data.entries.list()).toEqual({ items: [], unreadable: [] });
  expect(await data.entries.get('x')).toBeNull();
  expect(await data.checkIns.today()).toBeNull();
  expect(await data.moments.list()).toEqual({ items: [], unreadable: [] });
  expect(await data.records.get('settings')).toBeNull();
  expect(data.session.getState().status).toBe('signed-out');
  await data.entries.create(words);
  expect(data.session.getState()).toMatchObject({ status: 'open', account: { visitor: true } });
});

test('locked, everything is refused with its own sentence', async () => {
  const data = await createTestData();
  await data.entries.create(words);
  await data.accounts.lock();
  await expect(data.entries.list()).rejects.toMatchObject({ key: 'session.locked' });
  await expect(data.entries.create(words)).rejects.toMatchObject({ key: 'session.locked' });
});

test('two concurrent changes are both saved', async () => {
  const data = await createTestData();
  await Promise.all([
    data.records.change('settings', (now) => ({ ...now, keepPrivate: true })),
    data.records.change('settings', (now) => ({ ...now, reminderAt: '21:00' })),
  ]);
  expect(await data.records.get('settings')).toEqual({ keepPrivate: true, reminderAt: '21:00' });
});
