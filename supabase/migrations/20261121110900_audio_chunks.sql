-- Recordings in pieces.
create table public.audio_chunks (
  id text not null constraint id_plain check (id ~ '^[!-~]+$' and octet_length(id) <= 500),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  entry_id text not null constraint entry_id_plain check (entry_id ~ '^[!-~]+$' and octet_length(entry_id) <= 500),
  index integer not null constraint index_in_range check (index between 0 and 1000000),
  bytes text not null constraint bytes_sealed
    check (octet_length(bytes) between 139 and 1048576 and bytes ~ '^e1\.[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$'),
  created_at timestamptz not null default now() constraint created_at_in_range check (created_at between '0001-01-01' and '9999-12-31'),
  op uuid not null,
  rev bigint not null default 0,
  seq bigint not null default 0,
  primary key (user_id, id)
);
create index audio_chunks_entry on public.audio_chunks (user_id, entry_id, index);
-- Sealed text does not get smaller: no time is spent on trying.
alter table public.audio_chunks alter column bytes set storage external;
call private.keep_for_owner('audio_chunks',
  array['bytes'],
  array['bytes']);
