-- What every table has to have, said of the list of the tables.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;

create temp view kept as
  select c.oid, c.relname::text as target from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'tombstones';
create temp view own as select '(user_id = ( SELECT auth.uid() AS uid))'::text as rule;

select * from no_plan();
select bag_eq('select target from kept', array[
  'journal_entries', 'writing_streaks', 'emotion_records', 'user_data', 'saved_moments', 'audio_chunks', 'key_envelopes',
  'device_statements'
], 'the tables of the specification, recordings, envelopes and statements');
select bag_eq($$ select proname::text from pg_proc where pronamespace = 'public'::regnamespace $$,
  array['take_turn', 'leave_hosting', 'remove_row'], 'nothing else can be called');
select is_empty($$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f', 'S') $$,
  'no view, foreign table or sequence that could get round the policies');

select ok(relrowsecurity and relforcerowsecurity, relname || ': row level security, for the owner too')
from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r';
select bag_eq(
  format('select policyname::text, cmd, roles::text, permissive, qual, with_check from pg_policies where schemaname = ''public'' and tablename = %L', target),
  $$ select v.*, 'PERMISSIVE' as permissive, case when v.cmd <> 'INSERT' then rule end as qual,
       case when v.cmd in ('INSERT', 'UPDATE') then rule end as with_check
     from own, (values ('own_select', 'SELECT', '{authenticated}'), ('own_insert', 'INSERT', '{authenticated}'),
       ('own_update', 'UPDATE', '{authenticated}'), ('own_delete', 'DELETE', '{authenticated}')) as v (name, cmd, roles) $$,
  target || ': one policy a verb, own rows only') from kept;
select bag_eq($$ select policyname::text, cmd, roles::text, qual from pg_policies where tablename = 'tombstones' $$,
  $$ select 'own_select'::text as name, 'SELECT'::text as verb, '{authenticated}'::text as who, rule from own $$, 'tombstones: own ones can be read');

select is_empty($$ select table_schema, table_name, privilege_type from information_schema.role_table_grants
  where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private') $$, 'nobody without an account has a grant');
select is_empty($$ select table_name, column_name from information_schema.column_privileges
  where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private') $$, 'nor one to a single column');
select is_empty($$ select table_name, column_name, privilege_type from information_schema.column_privileges
  where grantee = 'authenticated' and table_schema = 'public' and privilege_type in ('UPDATE')
    and column_name in ('id', 'user_id', 'created_at', 'rev', 'seq', 'kind', 'key', 'entry_id', 'index') $$,
  'what names a row cannot be changed');
select is_empty($$ select table_name from information_schema.column_privileges
  where grantee = 'authenticated' and table_schema = 'public' and privilege_type = 'INSERT' and column_name in ('rev', 'seq') $$,
  'the numbers are the server''s own');
select is_empty($$ select table_name, privilege_type from information_schema.role_table_grants
  where grantee = 'authenticated' and table_schema = 'public' and privilege_type not in ('SELECT', 'DELETE')
    or grantee = 'service_role' and table_schema = 'public' and privilege_type <> 'SELECT' $$, 'no grant but those that are needed');
select ok(not has_schema_privilege(role, 'private', 'usage'), role || ' cannot look into private')
from unnest(array['anon', 'authenticated', 'service_role']) as role;

select is_empty($$ select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  and not coalesce(proconfig, '{}') && array['search_path=""'] $$, 'every function has an empty search path');
select is_empty($$ select p.proname, role from pg_proc p, unnest(array['anon', 'service_role']) as role
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege(role, p.oid, 'execute') $$,
  'nobody without an account can call one');
select bag_eq($$ select proname::text from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  and has_function_privilege('authenticated', oid, 'execute') $$, array['take_turn', 'leave_hosting', 'remove_row'], 'and an account only these');

select col_is_pk('public', target, array['user_id', 'id'], target || ': its key begins with the owner') from kept;
select is((select confrelid::regclass::text || confdeltype::text from pg_constraint where conrelid = kept.oid and contype = 'f'),
  'auth.usersc', target || ': goes with its account') from kept;
select col_default_is('public'::name, target::name, 'user_id'::name, 'auth.uid()'::text, target || ': belongs to whoever writes it') from kept;
select col_not_null('public', target, name, target || '.' || name || ' is never missing')
from kept, unnest(array['id', 'user_id', 'op', 'rev', 'seq', 'created_at']) as name;
select index_is_unique('public', target, (target || '_seq')::name, target || ': no two writes of a person have one number') from kept;
select has_index('public', target, name, parts, target || ': ' || name)
from (values
  ('journal_entries'::name, 'journal_entries_date'::name, array['user_id', 'date']),
  ('emotion_records', 'emotion_records_created_at', array['user_id', 'created_at']),
  ('user_data', 'user_data_key', array['user_id', 'key']),
  ('user_data', 'user_data_updated_at', array['user_id', 'updated_at']),
  ('audio_chunks', 'audio_chunks_entry', array['user_id', 'entry_id', 'index']),
  ('tombstones', 'tombstones_seq', array['user_id', 'seq'])) as v (target, name, parts);
select is((select count(*)::integer from pg_trigger where tgrelid = kept.oid and not tgisinternal and tgenabled = 'O'),
  case target when 'device_statements' then 5 else 6 end, target || ': its triggers') from kept;
select * from finish();
rollback;
