-- One person's writes stand in a queue from the first moment of a statement: none of them can wait for another that waits for it.
create function private.queue() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.accounts where user_id = auth.uid() for update;
  return null;
end $$;

-- Numbers every write and keeps what must not change.
create function private.stamp() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    select coalesce(max(t.rev), 0) + 1 into new.rev from public.tombstones t
    where t.user_id = new.user_id and t.table_name = tg_table_name and t.id = new.id;
  else
    if (new.id, new.user_id, new.created_at) is distinct from (old.id, old.user_id, old.created_at) then
      raise exception 'id, user_id and created_at stay as they were' using errcode = '23514';
    end if;
    if new.op = old.op then
      raise exception 'every write needs an op of its own' using errcode = '23514';
    end if;
    new.rev := old.rev + 1;
  end if;
  new.seq := private.next_seq(new.user_id);
  return new;
end $$;

-- SQL for what rows weigh: their sealed columns (the length of a toasted text is known without reading it), and a share for the rest.
create function private.weight(sealed text[]) returns text
language sql immutable set search_path = '' as $$
  select '200' || coalesce(string_agg(format(' + coalesce(octet_length(%I), 0)', name), ''), '')
  from unnest(sealed) as name;
$$;

create function private.after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  added record;
begin
  for added in execute format(
    'with back as (
       delete from public.tombstones t using new_rows n
       where t.user_id = n.user_id and t.table_name = %L and t.id = n.id returning t.user_id
     )
     select user_id, sum(%s)::bigint as bytes,
       count(*) - (select count(*) from back where back.user_id = new_rows.user_id) as rows
     from new_rows group by user_id',
    tg_table_name, private.weight(tg_argv))
  loop
    perform private.charge(added.user_id, added.rows, added.bytes);
  end loop;
  return null;
end $$;

create function private.after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  grown record;
begin
  for grown in execute format(
    'select user_id, sum(bytes)::bigint as bytes from (
       select user_id, %1$s as bytes from new_rows union all select user_id, -(%1$s) from old_rows
     ) as both_sides group by user_id', private.weight(tg_argv))
  loop
    perform private.charge(grown.user_id, 0, grown.bytes);
  end loop;
  return null;
end $$;

-- A tombstone takes the place of the row. Not where the whole account goes: then there is nobody left to hear of it.
create function private.after_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  freed record;
begin
  insert into public.tombstones (user_id, table_name, id, rev, seq)
  select o.user_id, tg_table_name, o.id, o.rev + 1, private.next_seq(o.user_id) from old_rows o
  where exists (select from auth.users u where u.id = o.user_id);
  for freed in execute format(
    'select user_id, sum(%s)::bigint as bytes from old_rows group by user_id', private.weight(tg_argv))
  loop
    perform private.charge(freed.user_id, 0, -freed.bytes);
  end loop;
  return null;
end $$;
