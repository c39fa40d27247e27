import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { schemaFile, schemaTypes } from './schema-types.ts';
import { adminUrl } from './shared.ts';

const migrations = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));
const own = adminUrl.replace('//supabase_admin@', '//postgres@');
const sql = postgres(adminUrl || 'postgres://127.0.0.1', { max: 4, onnotice() {} });

afterAll(() => sql.end());

test.skipIf(!adminUrl)('the types of the tables are those of the database', () => {
  const written = readFileSync(schemaFile, 'utf8');
  expect(written, 'run `pnpm hosted:types`').toBe(schemaTypes(own));
});

test.skipIf(!adminUrl)('the CLI has noted every migration', async () => {
  const noted = await sql<{ file: string }[]>`
    select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by version`;
  expect(noted.map(({ file }) => file)).toEqual(readdirSync(migrations).sort());
  expect(readFileSync(join(migrations, noted[0]?.file ?? ''), 'utf8')).toContain('revoke all');
});

test.skipIf(!adminUrl)('a reader who has seen a number has seen every smaller one', async () => {
  const person = await newPerson();
  const slow = await sql.reserve();
  await slow`begin`;
  await slow.unsafe(streak(person));
  // A second write of the same person waits for the first, so it cannot come to light before it.
  let done = false;
  const second = sql.unsafe(entry(person, 'second')).then(() => {
    done = true;
  });
  await sql`select pg_sleep(0.3)`;
  expect(done).toBe(false);
  // Another person does not wait.
  await sql.unsafe(entry(await newPerson(), 'elsewhere'));
  await slow`commit`;
  slow.release();
  await second;
  const numbers = await sql<{ seq: string }[]>`
    select seq from writing_streaks where user_id = ${person}
    union all select seq from journal_entries where user_id = ${person}`;
  expect(numbers.map(({ seq }) => seq)).toEqual(['1', '2']);
});

test.skipIf(!adminUrl)('two devices change one row: one wins, the other is told', async () => {
  const person = await newPerson();
  await sql.unsafe(entry(person, 'row'));
  const change = () =>
    sql`update journal_entries set op = gen_random_uuid() where user_id = ${person} and id = 'row' and rev = 1 returning rev`;
  const answers = await Promise.all([change(), change(), change()]);
  expect(answers.map((rows) => rows.length).sort()).toEqual([0, 0, 1]);
});

test.skipIf(!adminUrl)('many at once take each number once', async () => {
  const person = await newPerson();
  await Promise.all(
    Array.from({ length: 40 }, (_, at) => sql.unsafe(entry(person, `row-${at % 20}`))),
  );
  const [{ rows, distinct, counted } = {}] = await sql`
    select count(*)::int as rows, count(distinct seq)::int as distinct,
      (select rows from private.accounts where user_id = ${person})::int as counted
    from journal_entries where user_id = ${person}`;
  expect({ rows, distinct, counted }).toEqual({ rows: 20, distinct: 20, counted: 20 });
});

async function newPerson(): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into auth.users (id, email) values (gen_random_uuid(), gen_random_uuid() || '@example.com') returning id`;
  return row?.id ?? '';
}

const sealed = `e1.${'A'.repeat(11)}.${'A'.repeat(16)}.${'A'.repeat(107)}`;

const entry = (person: string, id: string) =>
  `insert into journal_entries (id, user_id, title, content, tags, type, date, created_at, op)
   values ('${id}', '${person}', '${sealed}', '${sealed}', '${sealed}', 'text', now(), now(), gen_random_uuid())
   on conflict (user_id, id) do nothing`;

const streak = (person: string) =>
  `insert into writing_streaks (id, user_id, streak_count, last_write_date, op)
   values ('${person}', '${person}', 1, '2026-11-21', gen_random_uuid())`;
