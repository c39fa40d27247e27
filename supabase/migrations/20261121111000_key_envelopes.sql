-- How the key to a person's rows is wrapped: by their password, by their 24 words. Useless without either.
create table public.key_envelopes (
  id text not null constraint id_plain check (id ~ '^[!-~]+$' and octet_length(id) <= 500),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null constraint kind_known check (kind in ('password', 'phrase')),
  -- How the password was stretched; nothing for a phrase.
  kdf jsonb constraint kdf_of_its_kind check (coalesce(
    case
      when kind = 'phrase' then kdf is null
      when jsonb_typeof(kdf) = 'object' then
        kdf - array['algorithm', 'memoryKiB', 'iterations', 'parallelism'] = '{}'
        and kdf ->> 'algorithm' = 'argon2id'
        and jsonb_typeof(kdf -> 'memoryKiB') = 'number'
        and jsonb_typeof(kdf -> 'iterations') = 'number'
        and jsonb_typeof(kdf -> 'parallelism') = 'number'
    end, false)),
  -- 12 bytes of IV, 32 of key, 16 of tag, as base64url.
  wrapped text not null constraint wrapped_whole check (wrapped ~ '^[A-Za-z0-9_-]{80}$'),
  checksum text not null constraint checksum_whole check (checksum ~ '^[A-Za-z0-9_-]{11}$'),
  created_at timestamptz not null default now() constraint created_at_in_range check (created_at between '0001-01-01' and '9999-12-31'),
  op uuid not null,
  rev bigint not null default 0,
  seq bigint not null default 0,
  primary key (user_id, id)
);
call private.keep_for_owner('key_envelopes',
  array['wrapped'],
  array['kdf', 'wrapped', 'checksum']);
