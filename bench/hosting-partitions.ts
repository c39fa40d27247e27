import type postgres from 'postgres';
import { quantile } from './measure.ts';

const parts = 16;
const turns = 400;

/** One table of check-ins as it is, and divided by hash of the person: what asking for something new costs in both. */
export async function comparePartitions(sql: postgres.Sql) {
  await sql.unsafe(
    `create table bench.divided (like public.emotion_records including all) partition by hash (user_id)`,
  );
  for (let part = 0; part < parts; part += 1)
    await sql.unsafe(`create table bench.divided_${part} partition of bench.divided
      for values with (modulus ${parts}, remainder ${part})`);
  await sql.unsafe('insert into bench.divided select * from public.emotion_records');
  await sql.unsafe('vacuum analyze bench.divided');
  const people = await sql`select person from bench.people order by n limit 200`;
  const figures = [];
  for (const table of ['public.emotion_records', 'bench.divided']) {
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const person = String(people[turn % people.length]?.person);
      const started = performance.now();
      await sql.unsafe(
        `select id, rev, seq, op from ${table} where user_id = $1 and seq > 1000000 order by seq limit 1000`,
        [person],
        { prepare: true },
      );
      times.push(performance.now() - started);
    }
    const [plan] = await sql.unsafe(`explain (format json) select id from ${table}
      where user_id = '${people[0]?.person}' and seq > 1000000 order by seq limit 1000`);
    const touched = new Set(JSON.stringify(plan).match(/"Relation Name":"\w+"/g)).size;
    const name =
      table === 'bench.divided' ? `check-ins in ${parts} partitions` : 'check-ins in one table';
    figures.push({
      name,
      p50: quantile(times, 0.5),
      note: `p50; p99 ${quantile(times, 0.99).toFixed(2)} ms; tables touched: ${touched}`,
    });
  }
  return figures;
}
