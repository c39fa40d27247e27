/** The app's requests as scripts of PostgreSQL's own pgbench, each in the transaction that PostgREST puts around it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { ensurePostgres } from '../tools/hosted/postgres.ts';
import { sealedSizes } from './hosting-people.ts';
import { sealed, userId, type Writer } from './hosting-rows.ts';
import { quantile } from './measure.ts';

export type Load = {
  connections: number;
  /** ms of one round, whatever it asks. */
  p50: number;
  p95: number;
  p99: number;
  /** Requests of the app, each one transaction. */
  requestsPerSecond: number;
};

const versions = 'id, rev, seq, op';
const texts = [
  'journal_entries',
  'saved_moments',
  'emotion_records',
  'writing_streaks',
  'user_data',
];
const pick = '\\set n random(1, :people)\nselect * from bench.people where n = :n \\gset\n';
const after = (table: string, cursor: string, what = versions) =>
  `select ${what} from ${table} where user_id = :person and seq > ${cursor} order by seq limit 1000`;
const entry = Object.entries(sealedSizes.entry);
const op = 'gen_random_uuid()';

/** What a device asks in one round of sync, request by request. Taken from `remote-supabase.ts`. */
export const rounds = {
  'a round with nothing new': [
    ...texts.map((table) => after(table, ':newest')),
    after('tombstones', ':newest', 'table_name, id, seq, seal'),
    after('audio_chunks', ':newest'),
    'select id, value from device_statements where user_id = :person',
  ],
  'twenty entries of another device': [
    after('journal_entries', ':cursor'),
    'select * from journal_entries where user_id = :person and id = any (:ids::text[])',
  ],
  'an entry is sent': [
    `insert into journal_entries (id, user_id, ${entry.map(([name]) => name).join(', ')}, type, date, op, seal)
      values (gen_random_uuid()::text, :person, ${entry.map(([, size]) => `'${sealed(size)}'`).join(', ')}, 'text', now(), ${op},
        'e2.${'A'.repeat(sealedSizes.seal - 3)}')
      on conflict (user_id, id) do nothing returning ${versions}`,
    `update writing_streaks set streak_count = 4, op = ${op} where id = :person::text and user_id = :person returning ${versions}`,
    `update device_statements set value = '${sealed(sealedSizes.statement)}', op = ${op}
      where id = 'device-4' and user_id = :person returning id`,
  ],
  'a turn of a function': [`select public.take_turn('chat')`],
} as const;

export type Round = keyof typeof rounds;

/** A table of where each person's devices stand, for the scripts to read: the newest number, and twenty entries before it. */
export async function prepare(sql: postgres.Sql, people: readonly Writer[]) {
  const values = people.map(({ place }, at) => `(${at + 1}, '${userId(place)}'::uuid)`);
  // What a turn costs, and not when somebody has to wait.
  await sql`update private.turn_limits set burst = 10000000, person_day = 10000000, project_day = 10000000`;
  await sql.unsafe(`create schema if not exists bench; grant usage on schema bench to authenticator;
    create table bench.people as
    select n, person, a.seq as newest, json_build_object('sub', person, 'role', 'authenticated')::text as claims,
      (select min(seq) - 1 from unnest(last.seqs) as seq) as cursor, last.ids::text as ids
    from (values ${values.join(', ')}) as given (n, person)
    join private.accounts a on a.user_id = person
    cross join lateral (
      select array_agg(id) as ids, array_agg(seq) as seqs from (
        select id, seq from journal_entries where user_id = person order by seq desc limit 20
      ) as twenty
    ) as last;
    alter table bench.people add primary key (n);
    grant select on bench.people to authenticator;
    analyze bench.people`);
}

/** Runs one kind of round on so many connections for `seconds`. */
export function runRounds(
  url: string,
  round: Round,
  connections: number,
  seconds: number,
  people: number,
): Load {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-pgbench-'));
  try {
    const script = join(folder, 'round.sql');
    writeFileSync(script, pick + rounds[round].map((query) => asPerson(query, round)).join('\n'));
    const args = ['-n', '-f', script, '-M', 'prepared', '-c', `${connections}`, '-T', `${seconds}`];
    const more = ['-D', `people=${people}`, '-l', '--log-prefix', join(folder, 'log')];
    const { status, stdout, stderr } = spawnSync(
      join(ensurePostgres(), 'pgbench'),
      [...args, ...more, url.replace(/\/\/\w+@/, '//authenticator@')],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`pgbench failed.\n${stdout}${stderr}`);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    const logs = readdirSync(folder).filter((name) => name.startsWith('log'));
    const times = logs.flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => Number(line.split(' ')[2]) / 1000),
    );
    return {
      connections,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      p99: quantile(times, 0.99),
      requestsPerSecond: perSecond * rounds[round].length,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As PostgREST asks: who it is, then the answer as one JSON text. */
function asPerson(query: string, round: Round): string {
  const source = round === 'an entry is sent' ? `with t as (${query}) ` : '';
  const from = source ? 't' : `(${query}) as t`;
  const lines = [
    'begin;',
    `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', :claims, true);`,
    `${source}select coalesce(json_agg(t), '[]')::text from ${from};`,
    'commit;',
  ];
  return lines.map((line) => line.replaceAll('\n', ' ')).join('\n');
}
