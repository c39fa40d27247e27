-- Leaving asks for a sign-in of the last minutes: a token that was taken from a device, or is renewed again and again, cannot
-- delete an account. The app signs in with the password before it calls this.
create or replace function public.leave_hosting() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  if not exists (
    select from auth.users
    where id = auth.uid() and last_sign_in_at > now() - interval '10 minutes'
  ) then
    raise exception 'sign in again first' using errcode = '42501';
  end if;
  delete from auth.users where id = auth.uid();
end $$;
