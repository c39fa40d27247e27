-- Every table x everything one may try x nobody, oneself and another. Made from the list of the tables, so a new one is in it.
-- rls-mutants.hosted.test.ts shows that it notices each single hole.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;

insert into auth.users (id, email) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'matrix-one@example.com'),
  ('bbbbbbbb-0000-4000-8000-000000000002', 'matrix-other@example.com'),
  ('cccccccc-0000-4000-8000-000000000003', 'matrix-new@example.com');

\ir sample.psql

-- Tries it as somebody, and takes it back. Says how many rows it reached, or what refused.
create function pg_temp.attempt(actor text, statement text, prelude text) returns text language plpgsql as $$
declare
  reached bigint;
begin
  begin
    execute coalesce(prelude, 'select 1');
    if actor in ('anon', 'service_role') then
      perform set_config('role', actor, true), set_config('request.jwt.claims', '', true);
    else
      perform set_config('role', 'authenticated', true),
        set_config('request.jwt.claims', jsonb_build_object('sub', actor, 'role', 'authenticated')::text, true);
    end if;
    execute statement;
    get diagnostics reached = row_count;
    raise exception using errcode = 'XX999', message = reached || ' rows';
  exception when others then
    return case
      when sqlstate = 'XX999' then sqlerrm
      when sqlstate = '42501' and sqlerrm like 'permission denied%' then 'no grant'
      when sqlstate = '42501' then 'no policy'
      else sqlstate
    end;
  end;
end $$;

create temp table cells (target text, who text, what text, actor text, statement text, prelude text, expected text);

do $$
declare
  one constant text := 'aaaaaaaa-0000-4000-8000-000000000001';
  other constant text := 'bbbbbbbb-0000-4000-8000-000000000002';
  new_one constant text := 'cccccccc-0000-4000-8000-000000000003';
  target text;
  who text;
  actor text;
  owner text;
  fresh text;
  tail text;
  scope text;
  may_write boolean;
begin
  for target in
    select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    order by 1
  loop
    execute pg_temp.insertion(target, one::uuid, 'row-one');
    execute pg_temp.insertion(target, other::uuid, 'row-other');
    may_write := target <> 'tombstones';
    foreach who in array array['anon', 'own', 'other', 'service'] loop
      actor := case who when 'anon' then 'anon' when 'service' then 'service_role' else one end;
      owner := case who when 'own' then one else other end;
      foreach scope in array array[format('where user_id = %L', owner), format('where id = %L', case
          when target = 'writing_streaks' then owner when owner = one then 'row-one' else 'row-other' end), ''] loop
        insert into cells values (target, who, 'select ' || scope, actor,
          format('select * from public.%I %s', target, scope), null,
          case when who = 'anon' then 'no grant' when who = 'service' then case scope when '' then '2 rows' else '1 rows' end
            when who = 'other' and scope <> '' then '0 rows' else '1 rows' end);
        foreach tail in array array['', 'returning *'] loop
          insert into cells values
            (target, who, concat_ws(' ', 'update', scope, tail), actor,
              format('update public.%I set %s %s %s', target,
                case when may_write then 'op = gen_random_uuid()' else 'seq = 9' end, scope, tail), null,
              case when who in ('anon', 'service') or not may_write then 'no grant'
                when who = 'other' and scope <> '' then '0 rows' else '1 rows' end),
            (target, who, concat_ws(' ', 'delete', scope, tail), actor,
              format('delete from public.%I %s %s', target, scope, tail), null,
              case when who in ('anon', 'service') or not may_write then 'no grant'
                when who = 'other' and scope <> '' then '0 rows' else '1 rows' end),
            (target, who, concat_ws(' ', 'steal', scope, tail), actor,
              format('update public.%I set user_id = %L %s %s', target, one, scope, tail), null, 'no grant'),
            (target, who, concat_ws(' ', 'give away', scope, tail), actor,
              format('update public.%I set user_id = %L %s %s', target, other, scope, tail), null, 'no grant');
        end loop;
      end loop;
      -- Writing for oneself is tried by somebody who has no rows yet.
      fresh := case who when 'own' then new_one else other end;
      foreach tail in array array['', 'returning id'] loop
        insert into cells values
          (target, who, concat_ws(' ', 'insert', tail), case who when 'own' then new_one else actor end,
            pg_temp.insertion(target, fresh::uuid, 'fresh') || ' ' || tail, null,
            case when who = 'own' and may_write then '1 rows' when who = 'other' and may_write then 'no policy' else 'no grant' end),
          (target, who, concat_ws(' ', 'upsert, new', tail), case who when 'own' then new_one else actor end,
            pg_temp.insertion(target, fresh::uuid, 'fresh')
              || case when target = 'tombstones' then ' on conflict do nothing ' else ' on conflict (user_id, id) do nothing ' end || tail, null,
            case when who = 'own' and may_write then '1 rows' when who = 'other' and may_write then 'no policy' else 'no grant' end),
          (target, who, concat_ws(' ', 'upsert, left alone', tail), actor,
            pg_temp.insertion(target, owner::uuid, case owner when one then 'row-one' else 'row-other' end)
              || ' on conflict do nothing ' || tail, null,
            case when who = 'own' and may_write then '0 rows' when who = 'other' and may_write then 'no policy' else 'no grant' end),
          (target, who, concat_ws(' ', 'upsert, written over', tail), actor,
            pg_temp.insertion(target, owner::uuid, case owner when one then 'row-one' else 'row-other' end)
              || case when may_write then ' on conflict (user_id, id) do update set op = excluded.op '
                else ' on conflict (user_id, table_name, id) do update set seq = 9 ' end || tail, null,
            case when who = 'own' and may_write then '1 rows' when who = 'other' and may_write then 'no policy' else 'no grant' end);
      end loop;
      insert into cells values (target, who, 'truncate', actor, format('truncate public.%I', target), null, 'no grant');
    end loop;
    if may_write then
      insert into cells values
        -- The policy by itself, were there neither the column grants nor the trigger.
        (target, 'own', 'give away, were it granted', one, format('update public.%I set user_id = %L', target, other),
          format('grant update on public.%1$I to authenticated; alter table public.%1$I disable trigger stamp', target), 'no policy'),
        (target, 'other', 'steal, were it granted', one,
          format('update public.%I set user_id = %L where user_id = %L', target, one, other),
          format('grant update on public.%1$I to authenticated; alter table public.%1$I disable trigger stamp', target), '0 rows'),
        (target, 'own', 'number a write oneself', one, format('update public.%I set rev = 9, seq = 9', target), null, 'no grant');
    end if;
  end loop;
  for target in select c.relname from pg_class c where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'v') loop
    foreach actor in array array['anon', one, 'service_role'] loop
      insert into cells values
        ('private.' || target, actor, 'select', actor, format('select * from private.%I', target), null, 'no grant'),
        ('private.' || target, actor, 'delete', actor, format('delete from private.%I', target), null, 'no grant');
    end loop;
  end loop;
end $$;

select plan((select count(*)::integer from cells) + 1);
select cmp_ok((select count(*)::integer from cells), '>', 100, 'the matrix is not empty');
select is(pg_temp.attempt(actor, statement, prelude), expected, concat_ws(' / ', target, who, what))
from cells order by target, who, what;
select * from finish();
rollback;
