-- What was removed, so that other devices hear of it. Written by triggers only.
create table public.tombstones (
  user_id uuid not null references auth.users (id) on delete cascade,
  table_name text not null,
  id text not null,
  -- The revision the removal made. A row that comes back continues from it.
  rev bigint not null,
  seq bigint not null,
  primary key (user_id, table_name, id)
);
create unique index tombstones_seq on public.tombstones (user_id, seq);

alter table public.tombstones enable row level security;
alter table public.tombstones force row level security;
revoke all on public.tombstones from public, anon, authenticated, service_role;
grant select on public.tombstones to authenticated, service_role;
create policy own_select on public.tombstones for select to authenticated
using (user_id = (select auth.uid()));
