-- Removes the caller's account and with it every row, envelope, counter and tombstone. There is no way back.
create function public.leave_hosting() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  delete from auth.users where id = auth.uid();
end $$;

revoke all on function public.leave_hosting() from public, anon, authenticated, service_role;
grant execute on function public.leave_hosting() to authenticated;
