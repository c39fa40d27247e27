-- Lines a person wanted to keep.
create table public.saved_moments (
  id text not null constraint id_plain check (id ~ '^[!-~]+$' and octet_length(id) <= 500),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  content text not null constraint content_sealed
    check (octet_length(content) between 139 and 262144 and content ~ '^e1\.[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$'),
  source text not null constraint source_plain check (source ~ '^[a-z-]{1,40}$'),
  "sourceId" text constraint "sourceId_plain" check ("sourceId" ~ '^[!-~]+$' and octet_length("sourceId") <= 500),
  "createdAt" timestamptz not null constraint "createdAt_in_range" check ("createdAt" between '0001-01-01' and '9999-12-31'),
  tags text constraint tags_sealed
    check (octet_length(tags) between 139 and 65536 and tags ~ '^e1\.[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$'),
  created_at timestamptz not null default now() constraint created_at_in_range check (created_at between '0001-01-01' and '9999-12-31'),
  op uuid not null,
  rev bigint not null default 0,
  seq bigint not null default 0,
  primary key (user_id, id)
);
create index "saved_moments_createdAt" on public.saved_moments (user_id, "createdAt" desc);
-- Sealed text does not get smaller: no time is spent on trying.
alter table public.saved_moments alter column content set storage external;
call private.keep_for_owner('saved_moments',
  array['content', 'tags'],
  array['content', 'source', 'sourceId', 'createdAt', 'tags']);
