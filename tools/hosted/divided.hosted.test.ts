/** A table of people's rows can be divided by hash of the person, as docs/hosting.md says for very many people. */
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminUrl, copyUrl } from './shared.ts';

const testLocal = test.skipIf(!adminUrl);
const sealed = `e1.${'A'.repeat(11)}.${'A'.repeat(16)}.${'A'.repeat(107)}`;
const parts = 8;
let sql: postgres.Sql;

beforeAll(async () => {
  if (!adminUrl) return;
  sql = postgres(copyUrl('divided'), { max: 1, onnotice() {} });
  // The documents as they are, under the same name, but divided.
  await sql.unsafe(`alter table public.user_data rename to undivided;
    create table public.user_data (like public.undivided including defaults including constraints,
      primary key (user_id, id), foreign key (user_id) references auth.users (id) on delete cascade
    ) partition by hash (user_id);
    drop table public.undivided;
    call private.keep_for_owner('user_data', array['value'], array['value', 'updated_at']);`);
  for (let part = 0; part < parts; part += 1)
    await sql.unsafe(`create table private.user_data_${part} partition of public.user_data
      for values with (modulus ${parts}, remainder ${part})`);
});
afterAll(() => sql?.end());

async function newPerson(): Promise<string> {
  const [person] = await sql`insert into auth.users (id, email)
    values (gen_random_uuid(), gen_random_uuid() || '@example.org') returning id`;
  return String(person?.id);
}

/** Runs one statement as this person, as PostgREST does. */
const as = (person: string, statement: string) =>
  sql.begin(async (own) => {
    const claims = JSON.stringify({ sub: person, role: 'authenticated' });
    await own`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
    return own.unsafe(statement);
  });

const insert = (person: string, id: string) =>
  as(
    person,
    `insert into user_data (id, user_id, key, value, updated_at, op)
     values ('${id}', '${person}', '${id}', '${sealed}', now(), gen_random_uuid())
     on conflict (user_id, id) do nothing returning rev, seq`,
  );

testLocal('rows are numbered, weighed, kept apart and buried as in one table', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, newPerson));
  for (const person of people) {
    expect((await insert(person, 'one'))[0]).toEqual({ rev: '1', seq: '1' });
    expect((await insert(person, 'two'))[0]).toEqual({ rev: '1', seq: '2' });
    // What is there already takes a number too, as in one table.
    expect(await insert(person, 'two')).toHaveLength(0);
  }
  const [one = '', other = ''] = people;
  const change = `update user_data set value = value, op = gen_random_uuid() where id = 'one' and rev = 1 returning seq`;
  expect(await as(one, change)).toEqual([{ seq: '4' }]);
  await as(one, `delete from user_data where id = 'two'`);
  expect(await as(one, 'select table_name, id, seq from tombstones')).toEqual([
    { table_name: 'user_data', id: 'two', seq: '5' },
  ]);
  expect(await as(other, 'select id from user_data order by seq')).toHaveLength(2);
  await expect(
    insert(other, 'three').then(() => as(one, `select 1 from private.user_data_0`)),
  ).rejects.toThrow('permission denied');
  const [account] =
    await sql`select rows::int, bytes::int from private.accounts where user_id = ${one}`;
  expect(account).toEqual({ rows: 2, bytes: 200 + sealed.length });
  const used = await sql`select distinct tableoid from user_data`;
  expect(used.length).toBeGreaterThan(1);
});

testLocal('who asks for what is new reads one part', async () => {
  const person = await newPerson();
  const [plan] = await sql.unsafe(
    `explain (format json) select id, rev, seq, op from user_data where user_id = '${person}' and seq > 5 order by seq limit 1000`,
  );
  expect(JSON.stringify(plan).match(/"Relation Name"/g)).toHaveLength(1);
});
