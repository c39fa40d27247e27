-- Words that were not sealed do not get in, whatever the client does.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
\ir sample.psql

insert into auth.users (id, email) values ('aaaaaaaa-0000-4000-8000-000000000001', 'plain@example.com');

create function pg_temp.insert_with(target text, name text, value jsonb) returns text language sql as $$
  select format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, %3$L)', target,
    pg_temp.columns_of(target),
    pg_temp.sample(target, 'aaaaaaaa-0000-4000-8000-000000000001', 'tried') || jsonb_build_object(name, value))
$$;

create temp view sealed as select rel.relname::text as target, att.attname::text as name,
    (regexp_match(pg_get_constraintdef(con.oid), '<= (\d+)'))[1]::integer as most
  from pg_constraint con
  join pg_class rel on rel.oid = con.conrelid
  join pg_attribute att on att.attrelid = rel.oid and att.attnum = any (con.conkey)
  where con.contype = 'c' and con.conname like '%\_sealed' and rel.relnamespace = 'public'::regnamespace;

select * from no_plan();
select bag_eq('select target || ''.'' || name from sealed', array[
  'journal_entries.title', 'journal_entries.content', 'journal_entries.tags', 'journal_entries.audioData',
  'emotion_records.emotion', 'emotion_records.intensity', 'emotion_records.notes', 'user_data.value',
  'saved_moments.content', 'saved_moments.tags', 'audio_chunks.bytes', 'device_statements.value'
], 'every private column is checked');
select throws_ok(pg_temp.insert_with(target, name, value), '23514', null, target || '.' || name || ' refuses ' || left(value::text, 60))
from sealed, (values ('"I miss her hands"'::jsonb), ('""'), ('"e1.I miss her hands"'), ('"e1."'), ('"e2.AAAAAAAAAAA.AAAAAAAAAAAAAAAA."'),
  (to_jsonb('e1.' || repeat('A', 11) || '.' || repeat('A', 16) || '.' || repeat('A', 106))),
  (to_jsonb('e1.' || repeat('A', 11) || '.' || repeat('A', 16) || '.' || repeat('A', 107) || ' I miss her hands')),
  (to_jsonb(E'I miss her hands\ne1.' || repeat('A', 11) || '.' || repeat('A', 16) || '.' || repeat('A', 107)))
) as v (value);
select throws_ok(pg_temp.insert_with(target, name, to_jsonb('e1.' || repeat('A', 11) || '.' || repeat('A', 16) || '.' || repeat('A', most - 31))),
  '23514', null, target || '.' || name || ' refuses more than ' || most || ' bytes') from sealed;
select lives_ok(pg_temp.insert_with(target, name, to_jsonb('e1.' || repeat('A', 11) || '.' || repeat('A', 16) || '.' || repeat('A', most - 32)))
  || ' on conflict do nothing', target || '.' || name || ' takes ' || most || ' bytes') from sealed;
delete from public.journal_entries; delete from public.emotion_records; delete from public.user_data;
delete from public.saved_moments; delete from public.audio_chunks; delete from public.device_statements;
select throws_ok(pg_temp.insert_with(target, name, value), '23514', null, target || '.' || name || ' refuses ' || left(value::text, 60))
from (values
  ('journal_entries', 'id', '"with words"'::jsonb), ('journal_entries', 'id', '""'), ('journal_entries', 'id', to_jsonb(repeat('a', 501))),
  ('journal_entries', 'type', '"grief"'), ('journal_entries', 'date', '"infinity"'), ('journal_entries', 'editedAt', '"-infinity"'),
  ('journal_entries', 'created_at', '"infinity"'),
  ('writing_streaks', 'id', '"another"'), ('writing_streaks', 'streak_count', '-1'), ('writing_streaks', 'last_write_date', '"infinity"'),
  ('user_data', 'key', '"what I wrote"'), ('user_data', 'updated_at', '"infinity"'),
  ('saved_moments', 'source', '"the day she left"'), ('saved_moments', 'sourceId', '"the day she left"'),
  ('audio_chunks', 'entry_id', '"the day she left"'), ('audio_chunks', 'index', '-1'),
  ('journal_entries', 'seal', '"what I wrote"'), ('saved_moments', 'seal', '"e2.what I wrote"'),
  ('key_envelopes', 'kind', '"note"'), ('key_envelopes', 'seal', '"her name"'), ('key_envelopes', 'wrapped', '"my password"'), ('key_envelopes', 'checksum', '"my password"'),
  ('key_envelopes', 'kdf', '{"algorithm": "argon2id", "memoryKiB": 65536, "iterations": 3, "parallelism": 1}')
) as v (target, name, value);
select throws_ok(replace(pg_temp.insert_with('key_envelopes', 'kdf', kdf), '"phrase"', '"password"'), '23514', null, 'a password''s envelope refuses ' || kdf::text)
from (values ('{"algorithm": "argon2id", "memoryKiB": 65536, "iterations": 3, "parallelism": 1, "hint": "her name"}'::jsonb),
  ('{"algorithm": "none", "memoryKiB": 1, "iterations": 1, "parallelism": 1}'), ('"argon2id"'), ('[]'), ('{}')) as v (kdf);
select lives_ok(format('insert into public.key_envelopes (id, user_id, kind, kdf, wrapped, checksum, op)
  values (''password'', %L, ''password'', %L, %L, %L, gen_random_uuid())', 'aaaaaaaa-0000-4000-8000-000000000001',
  '{"algorithm": "argon2id", "memoryKiB": 65536, "iterations": 3, "parallelism": 1}', repeat('A', 80), repeat('A', 11)),
  'a password''s envelope is taken as the client makes it');
select throws_ok(format('insert into public.key_envelopes (id, user_id, kind, wrapped, checksum, op)
  values (''none'', %L, ''password'', %L, %L, gen_random_uuid())', 'aaaaaaaa-0000-4000-8000-000000000001', repeat('A', 80), repeat('A', 11)),
  '23514', null, 'a password''s envelope says how the password was stretched');

select lives_ok(pg_temp.insertion(target, 'aaaaaaaa-0000-4000-8000-000000000001', 'kept'), target || ': sealed rows are taken')
from (select distinct target from sealed) as targets;
select throws_ok(format('update public.%I set %I = %L, op = gen_random_uuid() where id = ''kept''', target, name, 'I miss her hands'),
  '23514', null, target || '.' || name || ' refuses words in a change too') from sealed;
select * from finish();
rollback;
