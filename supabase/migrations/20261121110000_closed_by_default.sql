-- A new project grants everything in `public` to everyone who holds its public key. Here every grant is written out.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- Said without a schema, because the grant to `public` is not one of a schema.
alter default privileges revoke execute on functions from public;

-- Counters, limits and trigger functions. Not exposed by the API, and no role but the owner may look inside.
create schema private;
revoke all on schema private from public;
