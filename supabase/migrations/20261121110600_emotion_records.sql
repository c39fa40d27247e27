-- Check-ins.
create table public.emotion_records (
  id text not null constraint id_plain check (id ~ '^[!-~]+$' and octet_length(id) <= 500),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  emotion text not null constraint emotion_sealed
    check (octet_length(emotion) between 139 and 4096 and emotion ~ '^e1\.[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$'),
  intensity text not null constraint intensity_sealed
    check (octet_length(intensity) between 139 and 4096 and intensity ~ '^e1\.[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$'),
  notes text not null constraint notes_sealed
    check (octet_length(notes) between 139 and 262144 and notes ~ '^e1\.[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$'),
  created_at timestamptz not null default now() constraint created_at_in_range check (created_at between '0001-01-01' and '9999-12-31'),
  op uuid not null,
  rev bigint not null default 0,
  seq bigint not null default 0,
  primary key (user_id, id)
);
create index emotion_records_created_at on public.emotion_records (user_id, created_at desc);
call private.keep_for_owner('emotion_records',
  array['emotion', 'intensity', 'notes'],
  array['emotion', 'intensity', 'notes']);
