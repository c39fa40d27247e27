/** The calls in the specification's table, against the real database: filters, order, limit and mapping as stated there. */

import type { Remote, Row, Rows, Table } from '@mooring/storage';
import { supabaseRemote } from '@mooring/storage/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: what is started for tests stands beside the packages.
import { type Stack, startStack } from '../../../tools/hosted/stack.ts';
import { newPerson } from './hosted-service.ts';
import { createSimulatedDevices } from './simulated-devices.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const { signal } = new AbortController();
let ids = 0;
const newMutationId = () => {
  ids += 1;
  return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
};

/** A new person with a device that seals rows as the app does, and `insert` to send them to the server. */
async function newPersonWithDevice() {
  const { client, userId } = await newPerson(stack);
  const remote = supabaseRemote(client, userId);
  const { startDevice } = createSimulatedDevices({ service: { userId, remote: () => remote } });
  const device = await startDevice();
  const insert = async <T extends Table>(table: T, ...rows: Rows[T][]) =>
    remote.insert(
      table,
      rows.map((row) => ({ row, mutationId: newMutationId() })),
      signal,
    );
  return { client, userId, remote, device, insert };
}

const newestRows = async (remote: Remote, table: Table, limit = 1000): Promise<Row[]> =>
  (await remote.newest(table, limit, signal)).map(({ row }) => row);

test('journal_entries: select all by user_id, newest date first; select one by id and user_id; insert; delete', async () => {
  const { device, remote, insert, client, userId } = await newPersonWithDevice();
  const other = await newPersonWithDevice();
  for (const content of ['one', 'two', 'three']) {
    await device.entries.create({ title: content, content, tags: ['grief'] });
  }
  await other.device.entries.create({ title: '', content: 'of another', tags: [] });
  const rows = await device.store.list('journal_entries');
  await insert('journal_entries', ...rows);
  await other.insert('journal_entries', ...(await other.device.store.list('journal_entries')));

  const all = await newestRows(remote, 'journal_entries');
  expect(all).toEqual(rows);
  const dates = all.map((row) => ('date' in row ? row.date : ''));
  expect(dates).toEqual([...dates].sort().reverse());
  const id = rows[1]?.id ?? '';
  expect((await remote.fetch('journal_entries', [id], signal)).map(({ row }) => row)).toEqual([
    rows[1],
  ]);
  const query = client.from('journal_entries').select('*').eq('user_id', userId);
  const { data } = await query.order('date', { ascending: false });
  expect(data?.map((row) => row.id)).toEqual(rows.map((row) => row.id));
  const { data: foreign } = await client
    .from('journal_entries')
    .select('id')
    .eq('user_id', other.userId);
  expect(foreign).toEqual([]);

  const rev = (await remote.fetch('journal_entries', [id], signal))[0]?.rev ?? 0;
  expect(await remote.remove('journal_entries', { id, rev }, signal)).toBe(true);
  expect(await newestRows(remote, 'journal_entries')).toHaveLength(2);
  const [tombstone] = await remote.tombstonesAfter(0, 10, signal);
  expect(tombstone).toMatchObject({ table: 'journal_entries', id });
});

test('writing_streaks: select single by user_id; insert; update of the count and the day', async () => {
  const { remote, insert, client, userId } = await newPersonWithDevice();
  const row: Rows['writing_streaks'] = {
    id: userId,
    user_id: userId,
    streak_count: 1,
    last_write_date: '2026-11-20',
    created_at: '2026-11-20T09:00:00.000Z',
  };
  const [version] = await insert('writing_streaks', row);
  const next = { ...row, streak_count: 2, last_write_date: '2026-11-21' };
  const changed = await remote.update(
    'writing_streaks',
    { row: next, mutationId: newMutationId(), rev: version?.rev ?? 0 },
    signal,
  );
  expect(changed?.rev).toBe(2);
  const { data } = await client.from('writing_streaks').select('*').eq('user_id', userId).single();
  expect(data).toMatchObject({ streak_count: 2, last_write_date: '2026-11-21' });
  expect(await newestRows(remote, 'writing_streaks')).toEqual([next]);
});

test('emotion_records: insert; select by user_id, newest created_at first, fifty unless told otherwise', async () => {
  const { device, remote, insert } = await newPersonWithDevice();
  for (let count = 0; count < 53; count += 1) {
    await device.checkIns.append({ emotion: 'Anxious', intensity: 2, notes: `${count}` });
  }
  const rows = await device.store.list('emotion_records');
  await insert('emotion_records', ...rows);
  expect(await newestRows(remote, 'emotion_records', 50)).toEqual(rows.slice(0, 50));
});

test('user_data: select by user_id and key; full row at the insert; value and updated_at at an update', async () => {
  const { device, remote, insert, client, userId } = await newPersonWithDevice();
  await device.records.put('library-read', ['one']);
  const [first] = await device.store.list('user_data');
  const [version] = await insert('user_data', first!);
  await device.records.put('library-read', ['one', 'two']);
  const [second] = await device.store.list('user_data');
  await remote.update(
    'user_data',
    { row: second!, mutationId: newMutationId(), rev: version?.rev ?? 0 },
    signal,
  );
  const query = client.from('user_data').select('value,updated_at').eq('user_id', userId);
  const { data } = await query.eq('key', 'library-read').single();
  expect(data?.value).toBe(second?.value);
  expect(await newestRows(remote, 'user_data')).toEqual([second]);
  expect(second?.updated_at).not.toBe(first?.updated_at);
});

test('saved_moments: select by user_id, newest createdAt first, mapped; insert returns the row; delete by id and user_id', async () => {
  const { device, remote, insert } = await newPersonWithDevice();
  await device.moments.add({ content: 'a line', source: 'manual' });
  await device.moments.add({
    content: 'another',
    source: 'emotion',
    sourceId: 'x',
    tags: ['calm'],
  });
  const rows = await device.store.list('saved_moments');
  const versions = await insert('saved_moments', ...rows);
  expect(versions.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(await newestRows(remote, 'saved_moments')).toEqual(rows);
  const sealed = rows.map(({ sourceId, tags }) => [sourceId === null, tags === null]);
  expect(sealed).toEqual([
    [false, false],
    [false, true],
  ]);
  for (const { sourceId } of rows) expect(sourceId).toMatch(/^e1\./);
  const other = await newPersonWithDevice();
  const item = { id: versions[0]?.id ?? '', rev: 1 };
  expect(await other.remote.remove('saved_moments', item, signal)).toBe(false);
  expect(await remote.remove('saved_moments', item, signal)).toBe(true);
});

test('an insert leaves an existing row as it is, and an update of an outdated version changes nothing', async () => {
  const { device, remote, insert } = await newPersonWithDevice();
  await device.moments.add({ content: 'a line', source: 'manual' });
  const [row] = await device.store.list('saved_moments');
  const [version] = await insert('saved_moments', row!);
  expect(await insert('saved_moments', { ...row!, source: 'journal' })).toEqual([]);
  const change = { row: { ...row!, source: 'journal' }, mutationId: newMutationId() };
  const rev = version?.rev ?? 0;
  expect(await remote.update('saved_moments', { ...change, rev: rev + 1 }, signal)).toBeNull();
  expect((await remote.update('saved_moments', { ...change, rev }, signal))?.rev).toBe(rev + 1);
  expect(await remote.remove('saved_moments', { id: row!.id, rev }, signal)).toBe(false);
});
