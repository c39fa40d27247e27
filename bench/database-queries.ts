/** One request of the app: as the specification's table or the sync protocol has it. `$` stands for the person, `#` for one of their ids. */
export type Query = { name: string; sql: string; writes?: true };

const numbers = 'id, rev, seq, op';
const pulled = [
  'journal_entries',
  'saved_moments',
  'emotion_records',
  'writing_streaks',
  'user_data',
];
const sealed = `e1.${'A'.repeat(11)}.${'A'.repeat(16)}.${'A'.repeat(107)}`;

export const queries: Query[] = [
  {
    name: 'journal, newest first',
    sql: `select * from journal_entries where user_id = $ order by date desc limit 1000`,
  },
  { name: 'one entry', sql: `select * from journal_entries where id = # and user_id = $` },
  { name: 'the streak', sql: `select * from writing_streaks where user_id = $` },
  {
    name: 'the last 50 check-ins',
    sql: `select * from emotion_records where user_id = $ order by created_at desc limit 50`,
  },
  {
    name: 'a document by its key',
    sql: `select * from user_data where user_id = $ and key = 'key-50'`,
  },
  {
    name: 'documents, newest first',
    sql: `select * from user_data where user_id = $ order by updated_at desc limit 50`,
  },
  {
    name: 'moments, newest first',
    sql: `select * from saved_moments where user_id = $ order by "createdAt" desc limit 1000`,
  },
  {
    name: 'a recording in its order',
    sql: `select * from audio_chunks where user_id = $ and entry_id = 'recording-20' order by index`,
  },
  { name: 'the envelopes', sql: `select * from key_envelopes where user_id = $` },
  ...pulled.map((table) => ({
    name: `pull ${table}`,
    sql: `select * from ${table} where user_id = $ and seq > 500 order by seq limit 1000`,
  })),
  {
    name: 'pull tombstones',
    sql: `select table_name, id, seq from tombstones where user_id = $ and seq > 0 order by seq limit 1000`,
  },
  {
    name: 'which pieces there are',
    sql: `select ${numbers} from audio_chunks where user_id = $ and seq > 0 order by seq limit 1000`,
  },
  {
    name: 'rows by their ids',
    sql: `select * from journal_entries where user_id = $ and id in (#, 'none', 'nor this')`,
  },
  {
    name: 'a new row',
    writes: true,
    sql: `insert into journal_entries (id, user_id, title, content, tags, type, date, op)
      values (gen_random_uuid()::text, $, '${sealed}', '${sealed}', '${sealed}', 'text', now(), gen_random_uuid())
      on conflict (user_id, id) do nothing returning ${numbers}`,
  },
  {
    name: '500 new rows at once',
    writes: true,
    sql: `insert into journal_entries (id, user_id, title, content, tags, type, date, op)
      select gen_random_uuid()::text, $, '${sealed}', '${sealed}', '${sealed}', 'text', now(), gen_random_uuid()
      from generate_series(1, 500) on conflict (user_id, id) do nothing returning ${numbers}`,
  },
  {
    name: 'a changed row',
    writes: true,
    sql: `update journal_entries set title = '${sealed}', op = gen_random_uuid()
      where id = # and user_id = $ and rev = 1 returning ${numbers}`,
  },
  {
    name: 'a removed row',
    writes: true,
    sql: `delete from journal_entries where id = # and user_id = $ and rev = 1 returning id`,
  },
];
