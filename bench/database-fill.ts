import type postgres from 'postgres';

/** How the rows are shared out: one person with many, everyone else with some. */
export type Filled = { rows: number; people: string[]; heavy: string };

const shares = {
  journal_entries: 0.6,
  emotion_records: 0.2,
  saved_moments: 0.1,
  user_data: 0.06,
  audio_chunks: 0.03,
  tombstones: 0.01,
} as const;

/** Columns besides id, owner, times and numbers. A sealed text of `n` bytes costs nobody a second to make up. */
const columns: { [T in keyof typeof shares]: Record<string, string> } = {
  journal_entries: {
    title: sealed(107),
    content: sealed(700),
    tags: sealed(107),
    type: `'text'`,
    date: 'at',
    op: 'gen_random_uuid()',
  },
  emotion_records: {
    emotion: sealed(107),
    intensity: sealed(107),
    notes: sealed(200),
    op: 'gen_random_uuid()',
  },
  saved_moments: {
    content: sealed(200),
    source: `'journal'`,
    '"createdAt"': 'at',
    op: 'gen_random_uuid()',
  },
  user_data: {
    key: `'key-' || at_place`,
    value: sealed(600),
    updated_at: 'at',
    op: 'gen_random_uuid()',
  },
  audio_chunks: {
    entry_id: `'recording-' || at_place / 15`,
    index: '(at_place % 15)::integer',
    bytes: sealed(4000),
    op: 'gen_random_uuid()',
  },
  tombstones: { table_name: `'journal_entries'` },
};

/** Fills an empty database past its triggers, which would take an hour, and leaves it as a busy one looks in the morning. */
export async function fill(sql: postgres.Sql, rows: number): Promise<Filled> {
  const people = Math.max(20, Math.round(rows / 500));
  await sql.unsafe(`
    set session_replication_role = replica;
    insert into auth.users (id, email)
      select gen_random_uuid(), 'person-' || n || '@example.com' from generate_series(1, ${people}) n;
    create temp table persons as select id, row_number() over () as place from auth.users;
    insert into writing_streaks (id, user_id, streak_count, last_write_date, op, rev, seq)
      select id::text, id, 1, '2026-11-21', gen_random_uuid(), 1, 1 from persons;
    insert into key_envelopes (id, user_id, kind, wrapped, checksum, op, rev, seq)
      select kind || id, id, 'phrase', repeat('A', 80), repeat('A', 11), gen_random_uuid(), 1, row_number() over ()
      from persons, unnest(array['a', 'b']) as kind;
  `);
  for (const [table, share] of Object.entries(shares)) {
    const own = columns[table as keyof typeof columns];
    const names = Object.keys(own);
    const made = table === 'tombstones' ? '' : ', created_at';
    // Every fiftieth row is the first person's, so that one has as many as nobody has.
    await sql.unsafe(`
      insert into public.${table} (id, user_id, rev, seq${made}, ${names.join(', ')})
      select gen_random_uuid()::text, p.id, 1, at_place${made && ', at'}, ${names.map((name) => own[name]).join(', ')}
      from (
        select n as at_place, timestamptz '2020-01-01' + n * interval '3 minutes' as at,
          case when n % 50 = 0 then 1 else 1 + (n::bigint * 7919) % ${people} end as owner_place
        from generate_series(1, ${Math.round(rows * share)}) n
      ) as made join persons p on p.place = owner_place;
    `);
  }
  await sql.unsafe(`
    insert into private.accounts (user_id, seq, rows) select id, ${rows}, 500 from persons;
    set session_replication_role = origin;
  `);
  await sql.unsafe('vacuum analyze');
  const found = await sql<{ id: string }[]>`select id from persons order by place limit 200`;
  const [counted] = await sql.unsafe(
    `select ${[...Object.keys(shares), 'writing_streaks', 'key_envelopes'].map((table) => `(select count(*) from ${table})`).join(' + ')} as rows`,
  );
  const ids = found.map(({ id }) => id);
  return { rows: Number(counted?.rows), people: ids, heavy: ids[0] ?? '' };
}

function sealed(length: number): string {
  return `'e1.AAAAAAAAAAA.AAAAAAAAAAAAAAAA.' || repeat('A', ${length})`;
}
