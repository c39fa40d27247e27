import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminUrl, copyUrl } from './shared.ts';
import { readTap } from './tap.ts';

const matrix = fileURLToPath(new URL('../../supabase/tests/rls_matrix.sql', import.meta.url));

/** Holes in row level security that the matrix has to find one by one. `%` is the table. */
const holes = [
  ...['own_select', 'own_insert', 'own_update', 'own_delete'].map((policy) => [
    `drop policy ${policy} on %`,
  ]),
  ['alter policy own_select on % using (true)'],
  ['alter policy own_insert on % with check (true)'],
  ['alter policy own_update on % using (true)'],
  ['alter policy own_update on % with check (true)'],
  ['alter policy own_delete on % using (true)'],
  ['create policy open on % for select to authenticated using (true)'],
  ['create policy open on % for all to public using (true)'],
  ['alter table % disable row level security'],
  ...['select', 'insert', 'update', 'delete', 'truncate'].flatMap((verb) => [
    [`grant ${verb} on % to anon`],
    [`grant ${verb} on % to public`],
  ]),
  ['grant update (user_id) on % to authenticated'],
  ['grant update (rev) on % to authenticated', 'grant update (seq) on % to authenticated'],
  ['grant truncate on % to authenticated'],
  ...['insert', 'update', 'delete'].map((verb) => [`grant ${verb} on % to service_role`]),
];

/** Tables that no client writes have other holes, and fewer. */
const holesOfTombstones = [
  ['drop policy own_select on %'],
  ['alter policy own_select on % using (true)'],
  ['alter table % disable row level security'],
  ...['select', 'insert', 'update', 'delete', 'truncate'].map((verb) => [
    `grant ${verb} on % to anon`,
  ]),
  ...['insert', 'update', 'delete'].map((verb) => [`grant ${verb} on % to authenticated`]),
];

const holesOfPrivate = [
  ['grant usage on schema private to authenticated', 'grant select on % to authenticated'],
  ['grant usage on schema private to anon', 'grant delete on % to anon'],
];

let sql: postgres.Sql;

beforeAll(async () => {
  if (!adminUrl) return;
  sql = postgres(copyUrl('mutants'), { max: 1, onnotice() {} });
  // Everything up to the first test of the file: the people, their rows and the cells.
  const [cells = ''] = readTap(matrix).split('select plan(');
  await sql.unsafe(cells);
});

afterAll(async () => {
  if (adminUrl) await sql.unsafe('rollback');
  await sql?.end();
});

test.skipIf(!adminUrl)('the matrix is quiet where nothing is wrong', async () => {
  expect(await isRed('public.emotion_records')).toBe(false);
});

test.skipIf(!adminUrl)('every single hole turns the matrix red', async () => {
  const tables = await sql<{ target: string; schema: string }[]>`
    select relname as target, relnamespace::regnamespace::text as schema from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'`;
  const unseen: string[] = [];
  let tried = 0;
  for (const { target, schema } of tables) {
    const list =
      schema === 'private' ? holesOfPrivate : target === 'tombstones' ? holesOfTombstones : holes;
    for (const hole of list) {
      const name = `${schema}.${target}`;
      const statements = hole.map((statement) => statement.replace('%', name));
      tried += 1;
      if (!(await isRed(name, statements))) unseen.push(statements.join('; '));
    }
  }
  expect(unseen).toEqual([]);
  expect(tried).toBeGreaterThan(150);
});

/** Whether the matrix finds a wrong result for the table, with these holes made. */
async function isRed(table: string, holes: string[] = []): Promise<boolean> {
  const target = table.replace('public.', '');
  await sql.unsafe(['savepoint whole', ...holes].join(';'));
  const [answer] = await sql<{ red: boolean }[]>`
    select exists (
      select from cells where target = ${target}
      and pg_temp.attempt(actor, statement, prelude) is distinct from expected
    ) as red`;
  await sql.unsafe('rollback to savepoint whole; release savepoint whole');
  return answer?.red ?? false;
}
