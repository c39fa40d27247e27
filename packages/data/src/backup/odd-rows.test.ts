import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';
import { backupOfRows, documentLine, entryRow, rowLine } from './backup-testing.ts';

const made = '2026-11-20T20:00:00.000Z';
const oddDates = [
  '0',
  'yesterday',
  '2020 (<img src=x onerror=alert(1)>)',
  '2020-02-30T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '',
];
const restoreHere = { passphrase: null };

test('an odd date in a backup costs no words: they come with the day on which it was made', async () => {
  const data = await createTestData();
  const rows = oddDates.map((odd, index) =>
    rowLine(
      entryRow({ id: `e${index}`, title: `T${index}`, date: odd, created_at: odd, editedAt: odd }),
    ),
  );
  const file = backupOfRows(...rows);
  await data.backups.inspect(file, restoreHere);
  await data.backups.restore(file, restoreHere);
  const { items } = await data.summaries.list();
  expect(items.map(({ title }) => title).sort()).toEqual(rows.map((_, index) => `T${index}`));
  expect([...new Set(items.map(({ date }) => date))]).toEqual([made]);
  expect((await data.entries.list()).items.map(({ editedAt }) => editedAt)).toEqual(
    rows.map(() => null),
  );
});

test('a day, or a time with its zone, is kept as that time', async () => {
  const data = await createTestData();
  await data.backups.restore(
    backupOfRows(
      rowLine(entryRow({ id: 'a', date: '2023-05-04T10:00:00+02:00' })),
      rowLine(entryRow({ id: 'b', date: '1931-02-03' })),
    ),
    restoreHere,
  );
  expect((await data.entries.get('a'))?.date).toBe('2023-05-04T08:00:00.000Z');
  expect((await data.entries.get('b'))?.date).toBe(new Date(1931, 1, 3).toISOString());
});

test('check-ins, moments and conversations with odd dates are all there', async () => {
  const data = await createTestData();
  const [odd] = ['+275760-09-13T00:00:00.000Z'];
  const talk = (id: string, startedAt: string) => ({
    id,
    startedAt,
    checkIn: null,
    emotions: ['Grief'],
    messages: [{ id: 'm', role: 'user', text: 'Hello', at: startedAt }],
  });
  await data.backups.restore(
    backupOfRows(
      rowLine(
        { id: 'c', emotion: '"Grief"', intensity: '2', notes: 'Heavy.', created_at: odd },
        'emotion_records',
      ),
      rowLine(
        {
          id: 'm',
          content: 'Kept.',
          source: 'manual',
          sourceId: null,
          createdAt: odd,
          tags: null,
          created_at: odd,
        },
        'saved_moments',
      ),
      documentLine('companion-chat-earlier:t', talk('t', 'never'), { updated_at: odd }),
      documentLine('companion-chat-message:u:9999999999999999:m', talk('u', '0')),
      documentLine('companion-chat-message:v:soon:m', talk('v', '0')),
    ),
    restoreHere,
  );
  expect((await data.checkIns.recent()).items).toMatchObject([{ notes: 'Heavy.' }]);
  expect((await data.checkIns.listWithoutNotes()).items).toHaveLength(1);
  expect((await data.moments.list()).items).toMatchObject([{ content: 'Kept.', createdAt: made }]);
  const { items } = await data.conversations.earlier();
  expect(items.map(({ id }) => id).sort()).toEqual(['t', 'u', 'v']);
});

test('a streak has an end, and its last day is not in the future', async () => {
  const data = await createTestData();
  const streak = { streak_count: 9_007_199_254_740_991, last_write_date: '9999-12-31' };
  await data.backups.restore(
    backupOfRows(rowLine({ ...streak, created_at: made }, 'writing_streaks')),
    restoreHere,
  );
  expect(await data.streak.count()).toBe(36_525);
  expect(await data.streak.lastDay()).toBe('2026-11-20');
});

test('a change from the future wins over nothing, and no words are replaced without a copy', async () => {
  const data = await createTestData();
  const { id } = await data.entries.create({ title: 'Mine', content: 'a', tags: ['grief'] });
  const file = (editedAt: string) =>
    backupOfRows(rowLine(entryRow({ id, title: 'Theirs', editedAt })));
  const future = await data.backups.restore(file('2099-01-01T00:00:00.000Z'), restoreHere);
  expect(future).toMatchObject({ keptNewer: 1, updated: 0 });
  expect((await data.entries.get(id))?.title).toBe('Mine');

  data.setNow('2026-11-23T21:10:00');
  await data.backups.restore(file('2026-11-22T00:00:00.000Z'), restoreHere);
  expect((await data.entries.get(id))?.title).toBe('Theirs');
  const [copy = ''] = await data.entries.conflictCopies(id);
  expect(await data.entries.get(copy)).toMatchObject({ title: 'Mine', tags: ['grief'] });
  const before = data.rows();
  await data.backups.restore(file('2026-11-22T00:00:00.000Z'), restoreHere);
  expect(data.rows() === before).toBe(true);
});

test('a document whose words a backup replaces stays as an earlier version', async () => {
  const data = await createTestData();
  const plan = { signs: '', helps: 'Call Mara', people: '', places: '', reasons: '', means: '' };
  await data.records.put('safety-plan', plan);
  await data.records.put('settings', { streakHidden: true });
  data.setNow('2026-11-23T21:10:00');
  const later = { updated_at: '2026-11-22T00:00:00.000Z' };
  await data.backups.restore(
    backupOfRows(
      documentLine('safety-plan', { ...plan, helps: 'Call Ben' }, later),
      documentLine('settings', { streakHidden: false }, later),
    ),
    restoreHere,
  );
  expect((await data.records.get('safety-plan'))?.helps).toBe('Call Ben');
  expect(await data.earlierVersions.list()).toMatchObject([
    { key: 'safety-plan', value: { helps: 'Call Mara' }, isUsable: true },
  ]);
});

test('earlier conversations that cannot be opened can be deleted, and no other goes with them', async () => {
  const data = await createTestData();
  const talk = {
    id: 't',
    startedAt: made,
    checkIn: null,
    emotions: ['Grief'],
    messages: [{ id: 'm', role: 'user', text: 'Hello', at: made }],
  };
  await data.backups.restore(
    backupOfRows(
      documentLine('companion-chat-earlier:t', talk),
      documentLine('companion-chat-earlier:u', 'not a conversation'),
      documentLine('companion-chat-message:v:0000000000000001:m', 'nor this'),
      documentLine('companion-chat-message:v:0000000000000002:n', 'nor this'),
    ),
    restoreHere,
  );
  expect((await data.conversations.earlier()).unreadable).toHaveLength(2);
  await data.conversations.removeUnreadable();
  expect(await data.conversations.earlier()).toMatchObject({
    items: [{ id: 't' }],
    unreadable: [],
  });
  expect(data.rows()).not.toContain('companion-chat-message:v');
});
