-- Single sealed documents by key: conversations, the healing path, settings, drafts.
create table public.user_data (
  id text not null constraint id_plain check (id ~ '^[!-~]+$' and octet_length(id) <= 500),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  key text not null constraint key_plain check (key ~ '^[!-~]+$' and octet_length(key) <= 400),
  value text not null constraint value_sealed
    check (octet_length(value) between 139 and 8388608 and value ~ '^e1\.[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$'),
  updated_at timestamptz not null constraint updated_at_in_range check (updated_at between '0001-01-01' and '9999-12-31'),
  created_at timestamptz not null default now() constraint created_at_in_range check (created_at between '0001-01-01' and '9999-12-31'),
  op uuid not null,
  rev bigint not null default 0,
  seq bigint not null default 0,
  primary key (user_id, id)
);
create index user_data_key on public.user_data (user_id, key);
create index user_data_updated_at on public.user_data (user_id, updated_at desc);
-- Sealed text does not get smaller: no time is spent on trying.
alter table public.user_data alter column value set storage external;
call private.keep_for_owner('user_data',
  array['value'],
  array['value', 'updated_at']);
