-- Numbers, tombstones, quotas: what the sync stands on.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
\ir sample.psql

insert into auth.users (id, email) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'writes@example.com'), ('bbbbbbbb-0000-4000-8000-000000000002', 'writes-too@example.com');
create function pg_temp.put(target text, name text, owner uuid default 'aaaaaaaa-0000-4000-8000-000000000001') returns text
  language sql as $$ select pg_temp.insertion(target, owner, name) || ' on conflict (user_id, id) do nothing' $$;
create temp view kept as select relname::text as target from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'tombstones';
create temp view account as select * from private.accounts where user_id = 'aaaaaaaa-0000-4000-8000-000000000001';

select * from no_plan();
-- Every write has the next number of its person.
select lives_ok(pg_temp.put('journal_entries', 'one'), 'a row');
select lives_ok(pg_temp.put('user_data', 'two'), 'a row elsewhere');
select lives_ok(pg_temp.put('journal_entries', 'other', 'bbbbbbbb-0000-4000-8000-000000000002'), 'a row of another person');
select lives_ok($$ update journal_entries set op = gen_random_uuid() where id = 'one' $$, 'a change');
select results_eq($$ select id, rev, seq from journal_entries order by id $$,
  $$ values ('one', 2::bigint, 3::bigint), ('other', 1, 1) $$, 'rev counts the changes of a row, seq the writes of a person');
select lives_ok(pg_temp.put('journal_entries', 'one'), 'the same row once more');
select is((select rev from journal_entries where id = 'one'), 2::bigint, 'it stays as it was');
select lives_ok($$ insert into journal_entries (id, user_id, title, content, tags, type, date, created_at, op, rev, seq)
  select 'numbered', user_id, title, content, tags, type, date, created_at, op, 90, 90 from journal_entries where id = 'one' $$, 'numbers given along');
select is((select rev from journal_entries where id = 'numbered'), 1::bigint, 'are not taken');

-- What must not change does not.
select throws_ok(format('update journal_entries set %s, op = gen_random_uuid() where id = ''one''', change), '23514', null, change)
from unnest(array['id = ''moved''', 'user_id = ''bbbbbbbb-0000-4000-8000-000000000002''', 'created_at = now()']) as change;
select throws_ok($$ update journal_entries set type = 'text' where id = 'one' $$, '23514', null, 'every change has a name of its own');

-- A removal is heard of, and the row may come back.
select lives_ok($$ delete from journal_entries where id = 'one' and rev = 1 $$, 'a removal that was overtaken');
select is((select count(*) from journal_entries where id = 'one'), 1::bigint, 'removes nothing');
select lives_ok($$ delete from journal_entries where id = 'one' and rev = 2 $$, 'a removal');
select results_eq($$ select table_name, id, rev, seq > 4 from tombstones $$, $$ values ('journal_entries', 'one', 3::bigint, true) $$, 'leaves a stone');
select is((select seal from tombstones), null, 'without a proof, for nobody gave one');
select lives_ok(pg_temp.put('journal_entries', 'one'), 'the row comes back');
select is((select rev from journal_entries where id = 'one'), 4::bigint, 'its revisions go on, so no old change can pass for a new one');
select is((select count(*) from tombstones), 0::bigint, 'and the stone is gone');

select set_config('request.jwt.claims', '{"sub": "aaaaaaaa-0000-4000-8000-000000000001", "role": "authenticated"}', true);
-- A removal with its proof, and a change by a client that knows no seals.
select lives_ok(pg_temp.put('saved_moments', 'proved'), 'a sealed row');
select isnt((select seal from saved_moments where id = 'proved'), null, 'keeps its seal');
select lives_ok($$ update saved_moments set source = 'manual', op = gen_random_uuid() where id = 'proved' $$, 'changed by an older client');
select is((select seal from saved_moments where id = 'proved'), null, 'it has a seal that no longer fits, so it has none');
select is_empty($$ select remove_row('saved_moments', 'proved', 1, 'e2.' || repeat('B', 48)) $$, 'a removal that was overtaken removes nothing');
select results_eq($$ select remove_row('saved_moments', 'proved', 2, 'e2.' || repeat('B', 48)) $$, array['proved'], 'a removal with its proof');
select is((select seal from tombstones where id = 'proved'), 'e2.' || repeat('B', 48), 'leaves it with the stone');
select throws_ok($$ select remove_row('key_envelopes', 'proved', 1, null) $$, '22023', null, 'an envelope is not removed in this way');
select lives_ok(format('delete from %I', target), target || ': everything removed') from kept;
select is((select bytes from account), 0::bigint, 'nothing weighs any more');
select is((select rows from account), (select count(*) from tombstones t join account a using (user_id)), 'stones are counted');

-- Counting and quotas.
select lives_ok(pg_temp.put(target, 'counted'), target || ': one more') from kept;
select lives_ok(format('update %I set op = gen_random_uuid()', target), target || ': changed') from kept;
select is((select bytes from account), (select sum(case target when 'journal_entries' then 4 * 139
  when 'emotion_records' then 3 * 139 when 'user_data' then 139 when 'saved_moments' then 2 * 139
  when 'audio_chunks' then 139 when 'device_statements' then 139 when 'key_envelopes' then 80 else 0 end + 200) from kept)::bigint, 'what is kept is weighed');
update private.accounts set max_rows = rows where user_id = (select user_id from account);
select throws_ok(pg_temp.put('user_data', 'too-many'), 'P0001', 'quota', 'one row too many');
select lives_ok($$ delete from user_data where id = 'counted' $$, 'removing is always allowed');
select lives_ok(pg_temp.put('user_data', 'counted'), 'and what was removed may come back');
select lives_ok($$ update user_data set value = value || 'AAAA', op = gen_random_uuid() $$, 'longer is not more rows');
update private.accounts set max_rows = null, max_bytes = bytes where user_id = (select user_id from account);
select throws_ok($$ update user_data set value = value || 'AAAA', op = gen_random_uuid() $$, 'P0001', 'quota', 'too many bytes in a change');
select throws_ok(pg_temp.put('user_data', 'too-heavy'), 'P0001', 'quota', 'too many bytes in a row');
select lives_ok($$ update user_data set value = left(value, 139), op = gen_random_uuid() $$, 'shorter is always allowed');
update private.accounts set max_bytes = null where user_id = (select user_id from account);
update private.limits set max_rows = 0;
select throws_ok(pg_temp.put('user_data', 'over-all'), 'P0001', 'quota', 'the limit for everyone holds where there is none of one''s own');

-- Owner by default, and turns.
update auth.users set email_confirmed_at = now(), created_at = now() where id = 'bbbbbbbb-0000-4000-8000-000000000002';
select set_config('request.jwt.claims', '{"sub": "bbbbbbbb-0000-4000-8000-000000000002", "role": "authenticated"}', true);
set local role authenticated;
select throws_ok($$ select take_turn('nonsense') $$, '22023', null, 'no such turns');
select is((select count(*) from generate_series(1, 20) where take_turn('chat') = 0), 20::bigint, 'twenty turns in a row');
select cmp_ok(take_turn('chat'), '>', 0, 'then a wait');
select cmp_ok(take_turn('chat'), '<=', 10, 'of a few seconds, and asking does not make it longer');
select is(take_turn('speech'), 0, 'another kind is counted by itself');
reset role;
-- What a day may cost.
update private.turns set paid_until = now() - interval '1 day';
update private.turn_limits set person_day = 22 where kind = 'chat';
set local role authenticated;
select is((select count(*) from generate_series(1, 5) where take_turn('chat') = 0), 2::bigint, 'twenty-two turns in a day, however slowly they are asked');
select ok(take_turn('chat') between 1 and 86400, 'the others wait for tomorrow');
reset role;
update private.turns set day = day - 1;
set local role authenticated;
select is(take_turn('chat'), 0, 'a new day begins anew');
reset role;
update private.turn_limits l set project_day = (select day_turns from private.project_turns p where p.kind = l.kind) + 1 where kind = 'chat';
set local role authenticated;
select is((select count(*) from generate_series(1, 3) where take_turn('chat') = 0), 1::bigint, 'all people together have a day''s worth too');
select ok(take_turn('chat') between 1 and 86400, 'and wait for tomorrow');
select is(take_turn('speech'), 0, 'what is said aloud is counted by itself');
reset role;
update private.project_turns set day = day - 1;
set local role authenticated;
select is(take_turn('chat'), 0, 'the project has a new day too');
-- Accounts that were made for the purpose.
reset role;
update private.turn_rules set least_age = interval '1 day';
set local role authenticated;
select ok(take_turn('speech') between 86000 and 86400, 'an account of today waits for its first day');
reset role;
update auth.users set created_at = now() - interval '25 hours' where id = 'bbbbbbbb-0000-4000-8000-000000000002';
set local role authenticated;
select is(take_turn('speech'), 0, 'and is let by after it');
reset role;
update auth.users set email_confirmed_at = null where id = 'bbbbbbbb-0000-4000-8000-000000000002';
set local role authenticated;
select is(take_turn('speech'), 3600, 'nobody asks without a confirmed address');
select is((select count(*) from generate_series(1, 3) where take_turn('speech') = 0), 0::bigint, 'however often');
reset role;
update private.turn_rules set confirmed_only = false, least_age = interval '0';
set local role authenticated;
select is(take_turn('speech'), 0, 'unless the project lets them');
select throws_ok('select leave_hosting()', '42501', null, 'leaving needs a sign-in of the last minutes');
reset role;
update auth.users set last_sign_in_at = now() - interval '11 minutes' where id = 'bbbbbbbb-0000-4000-8000-000000000002';
set local role authenticated;
select throws_ok('select leave_hosting()', '42501', null, 'and not one that was longer ago');
reset role;
update auth.users set last_sign_in_at = now() - interval '1 minute' where id = 'bbbbbbbb-0000-4000-8000-000000000002';
set local role authenticated;
select lives_ok('select leave_hosting()', 'leaving');
reset role;
select is((select count(*) from auth.users where email = 'writes-too@example.com'), 0::bigint, 'the account is gone');
select is((select count(*) from private.accounts where user_id = 'bbbbbbbb-0000-4000-8000-000000000002')
  + (select count(*) from private.turns where user_id = 'bbbbbbbb-0000-4000-8000-000000000002')
  + (select count(*) from tombstones where user_id = 'bbbbbbbb-0000-4000-8000-000000000002')
  + (select count(*) from journal_entries where user_id = 'bbbbbbbb-0000-4000-8000-000000000002'), 0::numeric::bigint, 'with all it kept');
select is((select count(*) from journal_entries), 1::bigint, 'and nobody else''s');
select set_config('request.jwt.claims', '', true);
set local role authenticated;
select throws_ok($$ select take_turn('chat') $$, '42501', null, 'no turns for nobody');
select throws_ok('select leave_hosting()', '42501', null, 'nobody cannot leave');
reset role;

-- Nobody can push the real envelopes out of the hundred that a client reads.
select throws_ok($$ insert into key_envelopes (id, user_id, kind, wrapped, checksum, op)
  select 'junk-' || n, 'aaaaaaaa-0000-4000-8000-000000000001', 'phrase', repeat('A', 80), repeat('A', 11), gen_random_uuid()
  from generate_series(1, 101) as n $$, 'P0001', 'quota', 'a hundred envelopes and no more');
select * from finish();
rollback;
