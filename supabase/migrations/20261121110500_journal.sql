-- Entries, and how many days a person has written on.
create table public.journal_entries (
  id text not null constraint id_plain check (id ~ '^[!-~]+$' and octet_length(id) <= 500),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null constraint title_sealed
    check (octet_length(title) between 139 and 16384 and title ~ '^e1\.[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$'),
  content text not null constraint content_sealed
    check (octet_length(content) between 139 and 4194304 and content ~ '^e1\.[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$'),
  tags text not null constraint tags_sealed
    check (octet_length(tags) between 139 and 65536 and tags ~ '^e1\.[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$'),
  type text not null constraint type_known check (type in ('text', 'audio')),
  "audioData" text constraint "audioData_sealed"
    check (octet_length("audioData") between 139 and 262144 and "audioData" ~ '^e1\.[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$'),
  date timestamptz not null constraint date_in_range check (date between '0001-01-01' and '9999-12-31'),
  "editedAt" timestamptz constraint "editedAt_in_range" check ("editedAt" between '0001-01-01' and '9999-12-31'),
  created_at timestamptz not null default now() constraint created_at_in_range check (created_at between '0001-01-01' and '9999-12-31'),
  op uuid not null,
  rev bigint not null default 0,
  seq bigint not null default 0,
  primary key (user_id, id)
);
create index journal_entries_date on public.journal_entries (user_id, date desc);
-- Sealed text does not get smaller: no time is spent on trying.
alter table public.journal_entries alter column content set storage external;
call private.keep_for_owner('journal_entries',
  array['title', 'content', 'tags', 'audioData'],
  array['title', 'content', 'tags', 'type', 'audioData', 'date', 'editedAt']);

create table public.writing_streaks (
  id text not null constraint id_plain check (id ~ '^[!-~]+$' and octet_length(id) <= 500),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  streak_count integer not null constraint streak_count_in_range check (streak_count between 0 and 1000000),
  last_write_date date not null constraint last_write_date_in_range
    check (last_write_date between '0001-01-01' and '9999-12-31'),
  -- One a person, whichever device writes it first.
  constraint one_each check (id = user_id::text),
  created_at timestamptz not null default now() constraint created_at_in_range check (created_at between '0001-01-01' and '9999-12-31'),
  op uuid not null,
  rev bigint not null default 0,
  seq bigint not null default 0,
  primary key (user_id, id)
);
call private.keep_for_owner('writing_streaks',
  '{}',
  array['streak_count', 'last_write_date']);
