-- How often one person may ask the functions: `burst` in a row, then one every `seconds`. Change it with an update.
create table private.turn_limits (
  kind text primary key,
  burst integer not null check (burst > 0),
  seconds numeric not null check (seconds > 0)
);
insert into private.turn_limits (kind, burst, seconds) values
  ('chat', 20, 10),
  ('speech', 40, 5);

create table private.turns (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null references private.turn_limits (kind) on delete cascade,
  -- When everything asked for so far would have been asked at an even pace.
  paid_until timestamptz not null,
  primary key (user_id, kind)
);

-- Takes one turn and returns 0, or takes none and returns the seconds to wait.
create function public.take_turn(kind text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
  allowed private.turn_limits;
  paid timestamptz;
  at timestamptz := clock_timestamp();
begin
  if owner is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  select * into allowed from private.turn_limits l where l.kind = take_turn.kind;
  if allowed.kind is null then
    raise exception 'no such kind of turn' using errcode = '22023';
  end if;
  insert into private.turns as t (user_id, kind, paid_until) values (owner, allowed.kind, at)
  on conflict on constraint turns_pkey do update set paid_until = greatest(t.paid_until, at)
  returning t.paid_until into paid;
  paid := paid + make_interval(secs => allowed.seconds::double precision);
  if paid > at + make_interval(secs => (allowed.seconds * allowed.burst)::double precision) then
    return ceil(extract(epoch from paid - at) - allowed.seconds * allowed.burst);
  end if;
  update private.turns t set paid_until = paid where t.user_id = owner and t.kind = allowed.kind;
  return 0;
end $$;

revoke all on function public.take_turn(text) from public, anon, authenticated, service_role;
grant execute on function public.take_turn(text) to authenticated;
