-- What every table of a person's rows has: triggers, an index for the sync, row level security, and grants for what may be done.
-- `sealed` are the columns that weigh, `changeable` those an update may name besides `op`.
create procedure private.keep_for_owner(target text, sealed text[], changeable text[])
language plpgsql set search_path = '' as $$
declare
  given text;
  weighed text := (select coalesce(string_agg(quote_literal(name), ', '), '') from unnest(sealed) as name);
begin
  select string_agg(quote_ident(column_name), ', ') into given from information_schema.columns
  where table_schema = 'public' and table_name = target and column_name not in ('rev', 'seq');

  execute format('create unique index %I on public.%I (user_id, seq)', target || '_seq', target);
  execute format('create trigger queue before insert or update or delete on public.%I
    for each statement execute function private.queue()', target);
  execute format('create trigger stamp before insert or update on public.%I
    for each row execute function private.stamp()', target);
  execute format('create trigger after_insert after insert on public.%I referencing new table as new_rows
    for each statement execute function private.after_insert(%s)', target, weighed);
  execute format('create trigger after_update after update on public.%I
    referencing old table as old_rows new table as new_rows
    for each statement execute function private.after_update(%s)', target, weighed);
  execute format('create trigger after_delete after delete on public.%I referencing old table as old_rows
    for each statement execute function private.after_delete(%s)', target, weighed);

  execute format('alter table public.%I enable row level security', target);
  execute format('alter table public.%I force row level security', target);
  execute format('create policy own_select on public.%I for select to authenticated
    using (user_id = (select auth.uid()))', target);
  execute format('create policy own_insert on public.%I for insert to authenticated
    with check (user_id = (select auth.uid()))', target);
  execute format('create policy own_update on public.%I for update to authenticated
    using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', target);
  execute format('create policy own_delete on public.%I for delete to authenticated
    using (user_id = (select auth.uid()))', target);

  execute format('revoke all on public.%I from public, anon, authenticated, service_role', target);
  execute format('grant select, delete on public.%I to authenticated', target);
  execute format('grant insert (%s) on public.%I to authenticated', given, target);
  execute format('grant update (%s) on public.%I to authenticated',
    (select string_agg(quote_ident(name), ', ') from unnest(changeable || array['op']) as name), target);
  -- An operator can count rows. The words in them stay sealed.
  execute format('grant select on public.%I to service_role', target);
end $$;
