import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { daysOf, profileOf, sealedSizes } from './hosting-people.ts';
import { addDay, columns, type Lines, sealed, userId, type Writer } from './hosting-rows.ts';

const rowsAtOnce = 30_000;

export type Size = { table: string; rows: number; heap: number; index: number };

/** Keeps `months` of `people`, day by day as it would come in, past the triggers. Every check of a column is made. */
export async function load(
  sql: postgres.Sql,
  people: number,
  months: number,
  mostLeave: boolean,
): Promise<Writer[]> {
  const writers = Array.from(
    { length: people },
    (_, place): Writer => ({
      place,
      profile: profileOf(place),
      ...daysOf(place, months, mostLeave),
      seq: 10,
      rows: 0,
      bytes: 0,
    }),
  );
  await sql.unsafe('set session_replication_role = replica; set synchronous_commit = off');
  await copy(
    sql,
    'auth.users',
    ['id', 'email', 'email_confirmed_at'],
    writers.map(({ place }) => `${userId(place)}\t${place}@example.org\t2024-01-01`),
  );
  const standing = ['id', 'user_id', 'op', 'rev', 'seq'];
  const own = (writer: Writer, id: string, seq: number) => [
    id,
    userId(writer.place),
    userId(writer.place),
    1,
    seq,
  ];
  await copy(
    sql,
    'public.writing_streaks',
    [...standing, 'streak_count', 'last_write_date'],
    writers.map((writer) => [...own(writer, userId(writer.place), 1), 3, '2026-11-21'].join('\t')),
  );
  await copy(
    sql,
    'public.key_envelopes',
    [...standing, 'kind', 'wrapped', 'checksum'],
    writers.flatMap((writer) =>
      [2, 3].map((seq) =>
        [...own(writer, `envelope-${seq}`, seq), 'phrase', 'A'.repeat(80), 'A'.repeat(11)].join(
          '\t',
        ),
      ),
    ),
  );
  await copy(
    sql,
    'public.device_statements',
    [...standing, 'value'],
    writers.flatMap((writer) =>
      [4, 5].map((seq) =>
        [...own(writer, `device-${seq}`, seq), sealed(sealedSizes.statement)].join('\t'),
      ),
    ),
  );
  let lines: Lines = new Map();
  let gathered = 0;
  const flush = async () => {
    for (const [table, rows] of lines) await copy(sql, `public.${table}`, columns[table], rows);
    lines = new Map();
    gathered = 0;
  };
  for (let day = 0; day < months * 30; day += 1) {
    if (day % 30 === 0) console.info(`loading: month ${day / 30 + 1} of ${months}`);
    for (const writer of writers) {
      const before = writer.rows;
      addDay(lines, writer, day);
      gathered += writer.rows - before;
      // All the rows of a month would fill the memory of this process.
      if (gathered > rowsAtOnce) await flush();
    }
  }
  await flush();
  await copy(
    sql,
    'private.accounts',
    ['user_id', 'seq', 'rows', 'bytes'],
    writers.map(({ place, seq, rows, bytes }) => [userId(place), seq, rows, bytes].join('\t')),
  );
  await sql.unsafe('set session_replication_role = origin; set synchronous_commit = on');
  return writers;
}

async function copy(sql: postgres.Sql, table: string, names: readonly string[], lines: string[]) {
  const into = await sql.unsafe(`copy ${table} (${names.join(', ')}) from stdin`).writable();
  await pipeline(Readable.from(blocks(lines)), into);
}

function* blocks(lines: string[]) {
  for (let start = 0; start < lines.length; start += 500)
    yield `${lines.slice(start, start + 500).join('\n')}\n`;
}

/** Rows and bytes of every table that holds what people keep, and its largest indexes. Values out of line count as heap. */
export async function sizes(sql: postgres.Sql) {
  const tables = await sql.unsafe<Size[]>(`
    select n.nspname || '.' || c.relname as table, c.reltuples::int as rows,
      pg_table_size(c.oid)::float8 as heap, pg_indexes_size(c.oid)::float8 as index
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r' and c.reltuples > 0
    order by pg_total_relation_size(c.oid) desc`);
  const indexes = await sql.unsafe<{ name: string; bytes: number }[]>(`
    select indexrelname as name, pg_relation_size(indexrelid)::float8 as bytes
    from pg_stat_user_indexes order by bytes desc limit 6`);
  return { tables, indexes };
}
