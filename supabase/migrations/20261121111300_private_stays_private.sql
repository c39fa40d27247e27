-- Trigger functions fire without this right. Nobody may call one by hand, or look at the counters.
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on all procedures in schema private from public, anon, authenticated, service_role;
revoke all on all tables in schema private from public, anon, authenticated, service_role;
