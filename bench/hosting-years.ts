/**
 * Three years of some hundred people in a real PostgreSQL with the project's own migrations: rows, bytes, queries a second.
 * `pnpm bench --only years`, with `--people 300,1000` and `--months 36` unless said; `--most-leave`: most people stop after a month,
 * see `hosting-people.ts`. docs/hosting.md reckons with the figures.
 */
import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startCluster } from '../tools/hosted/cluster.ts';
import { ensurePostgres } from '../tools/hosted/postgres.ts';
import { firstDevice } from './hosting-first-device.ts';
import { load, type Size, sizes } from './hosting-load.ts';
import { comparePartitions } from './hosting-partitions.ts';
import { average, averageStay, pieceSize, profiles } from './hosting-people.ts';
import { type Load, prepare, type Round, rounds, runRounds } from './hosting-pgbench.ts';
import { roundsThroughRest } from './hosting-rest.ts';
import type { Line } from './measure.ts';

const connections = [1, 4, 16, 64];
const secondsEach = 8;

/** As a rented machine has them, with its disk flushed at every commit; a quarter of 4 GB for the database's own cache. */
const settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  max_connections: '120',
  random_page_cost: '1.1',
};

export async function yearFigures(argv: readonly string[]): Promise<Line[]> {
  const given = (name: string, usual: string) =>
    argv[argv.indexOf(name) + 1 || argv.length] ?? usual;
  const months = Number(given('--months', '36'));
  const lines: Line[] = [];
  for (const people of given('--people', '300,1000').split(',').map(Number))
    lines.push(...(await measure(people, months, argv.includes('--most-leave'))));
  return lines;
}

type Add = (name: string, ours: number, unit: Line['unit'], note?: string) => void;

async function measure(people: number, months: number, mostLeave: boolean): Promise<Line[]> {
  const cluster = await startCluster(settings);
  const sql = postgres(cluster.adminUrl, { max: 1, onnotice() {} });
  const lines: Line[] = [];
  const add: Add = (name, ours, unit, note = '') => {
    lines.push({ name: `years: ${people} people: ${name}`, ours, against: undefined, unit, note });
    console.info(`${people} people: ${name}: ${ours.toFixed(1)} ${unit} ${note}`);
  };
  try {
    const loading = await timed(() => load(sql, people, months, mostLeave));
    add('loading', loading.ms, 'ms');
    add('vacuum analyze', (await timed(() => sql.unsafe('vacuum analyze'))).ms, 'ms', 'all new');
    await addSizes(sql, people, add);
    const stay = averageStay(months, mostLeave);
    const pieces = average((profile) => profile.pieces) * stay * pieceSize;
    add(
      'pieces of recordings and pictures',
      pieces / 1e6,
      'MB',
      'a person, calculated: not loaded',
    );
    // Whoever asks still writes. Among them, those who came on the first day have the most.
    const lastMonth = (months - 1) * 30;
    const writing = loading.value.filter(({ until }) => until > lastMonth);
    add('wrote in the last month', writing.length, '', `of ${people}`);
    const longest = writing.filter(({ from }) => from === 0);
    for (const profile of profiles) {
      const ofKind = longest.filter((one) => one.profile === profile);
      if (ofKind.length === 0) continue;
      const { ms, ...pulled } = await firstDevice(cluster.adminUrl, ofKind);
      const note = `p50 of 5 people; ${pulled.rows} rows, ${mega(pulled.bytes)} of JSON, ${pulled.requests} requests`;
      add(`first device, ${profile.name}`, ms, 'ms', note);
    }
    await prepare(sql, writing);
    for (const round of Object.keys(rounds) as Round[]) {
      for (const count of connections) {
        const ran = runRounds(cluster.adminUrl, round, count, secondsEach, writing.length);
        add(`${round}, ${count} connections`, ran.p50, 'ms', noteOf(ran));
      }
    }
    for (const count of connections.slice(0, 3)) {
      const ran = await roundsThroughRest(sql, cluster.adminUrl, count, secondsEach);
      const name = `a round with nothing new through PostgREST, ${count} devices at once`;
      if (ran) add(name, ran.p50, 'ms', noteOf(ran));
    }
    const [dead] = await sql`select sum(n_dead_tup)::int as rows from pg_stat_user_tables`;
    const vacuum = await timed(() => sql.unsafe('vacuum analyze'));
    add('vacuum analyze', vacuum.ms, 'ms', `${dead?.rows} dead rows`);
    const dump = await timed(() => dumpedBytes(cluster.adminUrl));
    add('pg_dump', dump.ms, 'ms', `${mega(dump.value)}; ${busy()}`);
    for (const { name, p50, note } of await comparePartitions(sql)) add(name, p50, 'ms', note);
    return lines;
  } finally {
    await sql.end();
    await cluster.stop();
  }
}

async function addSizes(sql: postgres.Sql, people: number, add: Add) {
  const { tables, indexes } = await sizes(sql);
  const both = ({ heap, index }: { heap: number; index: number }) =>
    `heap ${mega(heap)}, indexes ${mega(index)}`;
  for (const one of tables.slice(0, 9)) add(one.table, one.rows, 'rows', both(one));
  for (const { name, bytes } of indexes) add(`index ${name}`, bytes / 1e6, 'MB');
  const sum = (of: (one: Size) => number) => tables.reduce((all, one) => all + of(one), 0);
  const all = { heap: sum(({ heap }) => heap), index: sum(({ index }) => index) };
  const rows = sum((one) => one.rows);
  const each = `a person: ${((all.heap + all.index) / people / 1e6).toFixed(2)} MB, ${Math.round(rows / people)} rows`;
  add('all tables', rows, 'rows', `${both(all)}; ${each}`);
}

const noteOf = ({ p95, p99, requestsPerSecond }: Load) =>
  `p50; p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms; ${requestsPerSecond.toFixed(0)} requests a second; ${busy()}`;

/** How much else the machine does: timings beside much work of others are slower than alone. */
const busy = () => `load ${(loadavg()[0] ?? 0).toFixed(0)} on ${availableParallelism()} cores`;

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;

async function timed<T>(work: () => PromiseLike<T>): Promise<{ ms: number; value: T }> {
  const started = performance.now();
  const value = await work();
  return { ms: performance.now() - started, value };
}

/** Dumps everything as it is, and counts. */
async function dumpedBytes(url: string): Promise<number> {
  const args = ['--format=custom', '--compress=0', url];
  const child = spawn(join(ensurePostgres(), 'pg_dump'), args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let bytes = 0;
  for await (const piece of child.stdout) bytes += (piece as Buffer).length;
  if ((await ended) !== 0) throw new Error('pg_dump failed.');
  return bytes;
}
