-- One row a person: the number of their last write, and how much they keep here.
create table private.accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  seq bigint not null default 0,
  -- Rows, and the tombstones of rows.
  rows bigint not null default 0,
  bytes bigint not null default 0,
  -- Null for the limits below.
  max_rows bigint,
  max_bytes bigint
);

-- What one person may keep. Change it with an update; `accounts` has room for exceptions.
create table private.limits (
  only_one boolean primary key default true check (only_one),
  max_rows bigint not null,
  max_bytes bigint not null
);
insert into private.limits (max_rows, max_bytes) values (1000000, 1073741824);

-- The next number of this person's writes. Whoever has taken one keeps the others of the same person waiting until the
-- commit, so a reader who has seen a number has seen every smaller one too.
create function private.next_seq(owner uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  number bigint;
begin
  update private.accounts set seq = seq + 1 where user_id = owner returning seq into number;
  if number is null then
    insert into private.accounts as a (user_id, seq) values (owner, 1)
    on conflict (user_id) do update set seq = a.seq + 1 returning seq into number;
  end if;
  return number;
end $$;

-- Adds to what a person keeps. Only growth can be too much: removing is always allowed.
create function private.charge(owner uuid, more_rows bigint, more_bytes bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept private.accounts;
  allowed private.limits;
begin
  update private.accounts set rows = rows + more_rows, bytes = bytes + more_bytes
  where user_id = owner returning * into kept;
  if more_rows <= 0 and more_bytes <= 0 then return; end if;
  select * into allowed from private.limits;
  if (more_rows > 0 and kept.rows > coalesce(kept.max_rows, allowed.max_rows))
    or (more_bytes > 0 and kept.bytes > coalesce(kept.max_bytes, allowed.max_bytes))
  then
    raise exception 'quota' using errcode = 'P0001';
  end if;
end $$;
