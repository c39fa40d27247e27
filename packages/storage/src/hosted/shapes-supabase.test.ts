import { expect, test } from 'vitest';
import type { Table } from '../store.ts';
import {
  rowShapeOf,
  rowVersionShape,
  serverVersionShape,
  tombstoneShape,
} from './shapes-supabase.ts';

const own = { id: 'a', user_id: 'ana', created_at: '2026-11-20T21:10:00+00:00' };
const entry = {
  ...own,
  title: 'e1.t',
  content: 'e1.c',
  tags: 'e1.g',
  type: 'text',
  audioData: null,
  date: '2026-11-20T22:10:00+01:00',
  editedAt: null,
};
const rows: Record<Table, Record<string, unknown>> = {
  journal_entries: entry,
  writing_streaks: { ...own, streak_count: 3, last_write_date: '2026-11-20T00:00:00' },
  emotion_records: { ...own, emotion: 'e1.e', intensity: 'e1.i', notes: 'e1.n' },
  user_data: { ...own, key: 'settings', value: 'e1.v', updated_at: own.created_at },
  saved_moments: {
    ...own,
    content: 'e1.c',
    source: 'journal',
    sourceId: null,
    createdAt: own.created_at,
    tags: null,
  },
  audio_chunks: { ...own, entry_id: 'v', index: 0, bytes: 'e1.b' },
};
const tables = Object.keys(rows) as Table[];
const read = (table: Table, change: Record<string, unknown> = {}) =>
  rowShapeOf(table).safeParse({ ...rows[table], ...change });

test('a hosted row is parsed with its times as ISO strings in UTC, and without unknown columns', () => {
  const { data } = read('journal_entries', { rev: 1, newer: 'x' });
  const time = '2026-11-20T21:10:00.000Z';
  expect(data).toEqual({ ...entry, created_at: time, date: time });
  expect(read('writing_streaks').data).toMatchObject({ last_write_date: '2026-11-20' });
});

test.each(tables)(
  'a row of %s without one of its columns, or without an owner, does not parse',
  (table) => {
    expect(read(table).success).toBe(true);
    for (const column of Object.keys(rows[table])) {
      const { [column]: _, ...rest } = rows[table];
      expect(rowShapeOf(table).safeParse(rest).success, column).toBe(false);
      expect(read(table, { [column]: { $ne: 1 } }).success, column).toBe(false);
    }
    expect(read(table, { user_id: '' }).success).toBe(false);
    expect(read(table, { created_at: 'yesterday' }).success).toBe(false);
  },
);

test.each<[Table, Record<string, unknown>]>([
  ['journal_entries', { content: 'words nobody sealed' }],
  ['journal_entries', { audioData: 'e2.later' }],
  ['journal_entries', { type: 'video' }],
  ['journal_entries', { editedAt: '' }],
  ['writing_streaks', { streak_count: -1 }],
  ['writing_streaks', { streak_count: 1.5 }],
  ['audio_chunks', { index: -1 }],
  ['audio_chunks', { index: '0' }],
  ['user_data', { key: '' }],
])('a row of %s with %j does not parse', (table, change) => {
  expect(read(table, change).success).toBe(false);
});

test('the versions of a row are parsed from numbers and from text, and are integers', () => {
  expect(
    serverVersionShape.parse({ rev: '2', seq: '9007199254740991', op: 'o', seal: null }),
  ).toEqual({
    rev: 2,
    seq: Number.MAX_SAFE_INTEGER,
    mutationId: 'o',
    seal: null,
  });
  for (const seq of ['9007199254740993', '1.5', 'x', undefined, {}]) {
    expect(
      serverVersionShape.safeParse({ rev: 1, seq, op: 'o', seal: null }).success,
      String(seq),
    ).toBe(false);
    expect(rowVersionShape.safeParse({ id: 'a', rev: 1, seq, op: 'o' }).success).toBe(false);
    expect(tombstoneShape.safeParse({ table_name: 'x', id: 'a', seq, seal: null }).success).toBe(
      false,
    );
  }
  expect(rowVersionShape.safeParse({ id: '', rev: 1, seq: 1, op: 'o' }).success).toBe(false);
});
