/**
 * `pnpm bench:hosting`: what one person's month weighs with the hosted service, measured: sealed by the app's own layers,
 * kept by a real PostgreSQL with every index, and counted on the disk. The arithmetic of docs/hosting.md stands on it.
 */
import { createTestData, type TestData } from '@mooring/data/testing';
import postgres from 'postgres';
import { startCluster } from '../tools/hosted/cluster.ts';
import { sampleEntries } from './journal-sample.ts';

type Row = Record<string, unknown> & { id: string };

/** So that a page of a table or an index is never mostly one person's. */
const people = 300;

const kept = await rowsOf(async (data) => {
  for (const { title, content } of sampleEntries(12)) {
    await data.entries.create({ title, content: `${content} ${content}`, tags: ['hope'] });
  }
  for (let day = 1; day <= 20; day += 1) {
    data.setNow(`2026-11-${String(day).padStart(2, '0')}T21:10:00`);
    await data.checkIns.save({ emotion: 'Grief', intensity: 2, notes: 'It was quiet today.' });
  }
  for (let at = 0; at < 4; at += 1) {
    await data.moments.add({ content: 'She kept the second cup.', source: 'journal', tags: [] });
  }
  for (let at = 0; at < 4; at += 1) {
    const talk = { startedAt: data.env.now().toISOString(), checkIn: null, emotions: ['Grief'] };
    const messages = Array.from({ length: 20 }, (_, index) => ({
      id: String(index),
      role: index % 2 ? 'user' : 'companion',
      at: talk.startedAt,
      text: sampleEntries(20)[index]?.content.slice(0, 220) ?? '',
    }));
    await data.conversations.begin({ id: data.env.newId(), ...talk, messages } as never);
  }
});
const spoken = await rowsOf(async (data) => {
  const id = await data.recordings.begin();
  for (let piece = 0; piece < 15; piece += 1) {
    await data.recordings.append(id, new Int16Array(64_000).fill(1_000));
  }
});

const month = await measure(kept);
const minute = await measure(spoken);
const wire = (rows: Row[]) => Buffer.byteLength(JSON.stringify(rows));
console.info(
  `A month of writing: ${kept.length} rows, ${wire(kept)} bytes sent, ${month} bytes kept`,
);
console.info(
  `A minute of recording: ${spoken.length} rows, ${wire(spoken)} bytes sent, ${minute} kept`,
);

/** Rows as they travel, after somebody did all this. */
async function rowsOf(live: (data: TestData) => Promise<void>): Promise<Row[]> {
  const data = await createTestData();
  await live(data);
  return (JSON.parse(data.rows()) as Row[]).filter((row) => tableOf(row) !== null);
}

function tableOf(row: Row): string | null {
  if ('audioData' in row) return 'journal_entries';
  if ('streak_count' in row) return 'writing_streaks';
  if ('emotion' in row) return 'emotion_records';
  if ('sourceId' in row) return 'saved_moments';
  if ('entry_id' in row) return 'audio_chunks';
  if (!('key' in row)) return null;
  return /^(draft|companion-chat-cleared|companion-day)/.test(String(row.key)) ? null : 'user_data';
}

/** Bytes on the disk for one of `people` who all did the same: rows, long values, indexes and bookkeeping. */
async function measure(rows: Row[]): Promise<number> {
  const cluster = await startCluster();
  const sql = postgres(cluster.adminUrl, { max: 1, onnotice() {} });
  try {
    const before = await sizeOf(sql);
    for (let person = 0; person < people; person += 1) await keep(sql, rows);
    await sql.unsafe('vacuum full');
    return Math.round(((await sizeOf(sql)) - before) / people);
  } finally {
    await sql.end();
    await cluster.stop();
  }
}

async function keep(sql: postgres.Sql, rows: Row[]) {
  const [user] = await sql`insert into auth.users (id, email)
    values (gen_random_uuid(), gen_random_uuid() || '@example.org') returning id`;
  const owner = String(user?.id);
  for (const row of rows) {
    const table = tableOf(row) ?? '';
    const id = row.id.replace(String(row.user_id), owner);
    const own = { ...row, id, user_id: owner, op: sql`gen_random_uuid()` } as never;
    await sql`insert into ${sql(`public.${table}`)} ${sql(own)}`;
  }
}

async function sizeOf(sql: postgres.Sql): Promise<number> {
  const [row] = await sql`select sum(pg_total_relation_size(c.oid))::bigint as bytes from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r'`;
  return Number(row?.bytes);
}
