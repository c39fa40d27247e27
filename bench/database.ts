import postgres from 'postgres';
import { startCluster } from '../tools/hosted/cluster.ts';
import { type Filled, fill } from './database-fill.ts';
import { type Query, queries } from './database-queries.ts';
import { type Line, quantile } from './measure.ts';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  Plans?: Plan[];
};

/**
 * Every query of the hosted side over a million rows of two thousand people, as a signed-in person under row level
 * security. Throws where one reads a whole table, or sorts more than it answers, instead of walking an index.
 */
export async function databaseFigures(runs: number): Promise<Line[]> {
  const cluster = await startCluster();
  const sql = postgres(cluster.adminUrl, { max: 1, onnotice() {} });
  try {
    // As on disks without moving parts, which is what is rented today.
    await sql.unsafe('set random_page_cost = 1.1');
    const filled = await fill(sql, runs > 3 ? 1_000_000 : 100_000);
    const lines: Line[] = [];
    const slow: string[] = [];
    for (const query of queries) {
      const walked = await walk(sql, query, filled);
      slow.push(
        ...walked
          .filter((step) => /Seq Scan|Sort of more/.test(step))
          .map((step) => `${query.name}: ${step}`),
      );
      const times = await time(sql, query, filled, runs * 20);
      lines.push({
        name: `database: ${query.name}`,
        ours: quantile(times, 0.95),
        against: undefined,
        unit: 'ms',
        note: `p95 of ${times.length} among ${filled.rows} rows; p50 ${quantile(times, 0.5).toFixed(1)} ms; ${walked.join(', ')}`,
      });
    }
    if (slow.length > 0) throw new Error(`No index is walked by\n${slow.join('\n')}`);
    return lines;
  } finally {
    await sql.end();
    await cluster.stop();
  }
}

/** The steps over tables and indexes, for the person with the most rows and for another. */
async function walk(sql: postgres.Sql, query: Query, { people, heavy }: Filled): Promise<string[]> {
  const steps = new Set<string>();
  for (const person of [heavy, people[7] ?? heavy]) {
    const text = await filledIn(sql, query, person);
    const [answer] = await as(sql, person, `explain (analyze, format json) ${text}`);
    const plan = (answer?.['QUERY PLAN'] as [{ Plan: Plan }] | undefined)?.[0].Plan;
    if (!plan) throw new Error(`${query.name} was not explained.`);
    for (const step of stepsOf(plan)) steps.add(step);
  }
  return [...steps];
}

/** ms from the question to the whole answer, each time for another person; writes are taken back. */
async function time(sql: postgres.Sql, query: Query, { people }: Filled, turns: number) {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const person = people[turn % people.length] ?? '';
    const text = await filledIn(sql, query, person);
    times.push(await as(sql, person, text).then(({ ms }) => ms));
  }
  return times;
}

async function filledIn(sql: postgres.Sql, { sql: text }: Query, person: string): Promise<string> {
  if (!text.includes('#')) return text.replaceAll('$', `'${person}'`);
  const [row] = await sql<{ id: string }[]>`
    select id from journal_entries where user_id = ${person} limit 1 offset 3`;
  return text.replaceAll('$', `'${person}'`).replaceAll('#', `'${row?.id}'`);
}

/** Runs it as PostgREST would for this person, and takes it back. */
async function as(sql: postgres.Sql, person: string, text: string) {
  const claims = JSON.stringify({ sub: person, role: 'authenticated' });
  await sql.unsafe(
    `begin; set local role authenticated; set local request.jwt.claims = '${claims}'`,
  );
  const started = performance.now();
  const rows = await sql.unsafe(text);
  const ms = performance.now() - started;
  await sql.unsafe('rollback');
  return Object.assign(rows, { ms });
}

/** The most a request asks for. Sorting so few rows of one's own, after an index has found them, is not a search. */
const page = 1000;

function stepsOf(plan: Plan): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, Plans = [] } = plan;
  const below = Plans.flatMap(stepsOf);
  if (index) return [`${type} ${index}`, ...below];
  if (type === 'Seq Scan') return [`${type} ${table}`, ...below];
  if (type !== 'Sort' && type !== 'Incremental Sort') return below;
  const most = Math.max(...Plans.map((one) => one['Actual Rows'] ?? 0));
  return [most > page ? `Sort of more than ${page} rows` : 'Sort of one page', ...below];
}
