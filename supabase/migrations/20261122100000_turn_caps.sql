-- What the functions can cost in a day: by one person, and by all together. The day is the server's, in UTC.
alter table private.turn_limits
  add column person_day integer not null default 200 check (person_day >= 0),
  add column project_day integer not null default 20000 check (project_day >= 0);

-- Who may ask at all. An account that was made for the purpose has to wait, or at least to have an address.
create table private.turn_rules (
  only_one boolean primary key default true check (only_one),
  confirmed_only boolean not null,
  least_age interval not null check (least_age >= interval '0')
);
insert into private.turn_rules (confirmed_only, least_age) values (true, interval '0');

alter table private.turns
  add column day date not null default '-infinity',
  add column day_turns integer not null default 0;

create table private.project_turns (
  kind text primary key references private.turn_limits (kind) on delete cascade,
  day date not null,
  day_turns integer not null
);

-- The seconds until this account may ask at all; 0 if it may. Without a confirmed address that is asked again in an hour.
create function private.seconds_until_allowed(owner uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  rule private.turn_rules;
  confirmed timestamptz;
  made timestamptz;
begin
  select * into rule from private.turn_rules;
  select u.email_confirmed_at, u.created_at into confirmed, made from auth.users u where u.id = owner;
  if rule.confirmed_only and confirmed is null then return 3600; end if;
  if rule.least_age = interval '0' then return 0; end if;
  return greatest(0, ceil(extract(epoch from coalesce(made, clock_timestamp()) + rule.least_age - clock_timestamp())));
end $$;

-- Takes one turn and returns 0, or takes none and returns the seconds to wait.
create or replace function public.take_turn(kind text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
  allowed private.turn_limits;
  taken private.turns;
  spent private.project_turns;
  paid timestamptz;
  at timestamptz := clock_timestamp();
  today date := (at at time zone 'utc')::date;
  tomorrow integer := ceil(extract(epoch from (today + 1)::timestamp - (at at time zone 'utc')));
  wait integer;
begin
  if owner is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  select * into allowed from private.turn_limits l where l.kind = take_turn.kind;
  if allowed.kind is null then
    raise exception 'no such kind of turn' using errcode = '22023';
  end if;
  wait := private.seconds_until_allowed(owner);
  if wait > 0 then return wait; end if;
  insert into private.turns as t (user_id, kind, paid_until, day) values (owner, allowed.kind, at, today)
  on conflict on constraint turns_pkey do update set paid_until = greatest(t.paid_until, at),
    day = today, day_turns = case t.day when today then t.day_turns else 0 end
  returning t.* into taken;
  if taken.day_turns >= allowed.person_day then return tomorrow; end if;
  paid := taken.paid_until + make_interval(secs => allowed.seconds::double precision);
  if paid > at + make_interval(secs => (allowed.seconds * allowed.burst)::double precision) then
    return ceil(extract(epoch from paid - at) - allowed.seconds * allowed.burst);
  end if;
  -- The row of the project is taken last and held only until the commit: everybody waits for it.
  insert into private.project_turns as p (kind, day, day_turns) values (allowed.kind, today, 0)
  on conflict on constraint project_turns_pkey do update
    set day = today, day_turns = case p.day when today then p.day_turns else 0 end
  returning p.* into spent;
  if spent.day_turns >= allowed.project_day then return tomorrow; end if;
  update private.project_turns p set day_turns = p.day_turns + 1 where p.kind = allowed.kind;
  update private.turns t set paid_until = paid, day_turns = t.day_turns + 1
  where t.user_id = owner and t.kind = allowed.kind;
  return 0;
end $$;

revoke all on function private.seconds_until_allowed(uuid) from public, anon, authenticated, service_role;
revoke all on table private.turn_rules, private.project_turns from public, anon, authenticated, service_role;
