-- What proves that a device of this person wrote exactly this state of a row. Null in rows of version 1.0.0.
do $$
declare
  target text;
begin
  foreach target in array array[
    'journal_entries', 'writing_streaks', 'emotion_records', 'user_data', 'saved_moments', 'audio_chunks'
  ] loop
    execute format('alter table public.%I add column seal text constraint seal_whole
      check (octet_length(seal) between 43 and 1024 and seal ~ ''^e2\.[A-Za-z0-9_-]+$'')', target);
    execute format('grant insert (seal), update (seal) on public.%I to authenticated', target);
  end loop;
end $$;

-- The same for a removal. Written by `remove_row` only.
alter table public.tombstones add column seal text constraint seal_whole
  check (octet_length(seal) between 43 and 1024 and seal ~ '^e2\.[A-Za-z0-9_-]+$');

-- A client of version 1.0.0 changes a row and leaves its seal as it was. It no longer fits, so it goes.
create or replace function private.unseal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.seal = old.seal then new.seal := null; end if;
  return new;
end $$;

do $$
declare
  target text;
begin
  foreach target in array array[
    'journal_entries', 'writing_streaks', 'emotion_records', 'user_data', 'saved_moments', 'audio_chunks'
  ] loop
    execute format('create trigger unseal before update on public.%I
      for each row execute function private.unseal()', target);
  end loop;
end $$;
revoke all on function private.unseal() from public, anon, authenticated, service_role;

-- Removes one row where it is still at `base`, and leaves the proof with its tombstone. Returns its id where it was there.
create function public.remove_row(target text, row_id text, base bigint, proof text) returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
  removed bigint;
begin
  if owner is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  if target not in (
    'journal_entries', 'writing_streaks', 'emotion_records', 'user_data', 'saved_moments', 'audio_chunks'
  ) then
    raise exception 'no such table' using errcode = '22023';
  end if;
  execute format('delete from public.%I where user_id = $1 and id = $2 and rev = $3', target)
    using owner, row_id, base;
  get diagnostics removed = row_count;
  if removed = 0 then return; end if;
  update public.tombstones t set seal = proof
    where t.user_id = owner and t.table_name = target and t.id = row_id;
  return next row_id;
end $$;
revoke all on function public.remove_row(text, text, bigint, text) from public, anon, authenticated, service_role;
grant execute on function public.remove_row(text, text, bigint, text) to authenticated;

-- What each device says of the rows that it has written: sealed totals, by which another one notices what is missing.
create table public.device_statements (
  id text not null constraint id_plain check (id ~ '^[!-~]+$' and octet_length(id) <= 500),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  value text not null constraint value_sealed
    check (octet_length(value) between 139 and 8388608 and value ~ '^e1\.[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$'),
  created_at timestamptz not null default now() constraint created_at_in_range check (created_at between '0001-01-01' and '9999-12-31'),
  op uuid not null,
  rev bigint not null default 0,
  seq bigint not null default 0,
  primary key (user_id, id)
);
call private.keep_for_owner('device_statements', array['value'], array['value']);

-- What proves that a device with the data key made an envelope, and when.
alter table public.key_envelopes add column seal text constraint seal_whole
  check (octet_length(seal) between 43 and 1024 and seal ~ '^e2\.[A-Za-z0-9_-]+$');
grant insert (seal) on public.key_envelopes to authenticated;

-- A client reads a hundred envelopes. Whoever holds a token cannot push the real ones out of these by adding others.
create function private.few_envelopes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.key_envelopes e where e.user_id = new.user_id) >= 100 then
    raise exception 'quota' using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger few_envelopes before insert on public.key_envelopes
for each row execute function private.few_envelopes();
revoke all on function private.few_envelopes() from public, anon, authenticated, service_role;
