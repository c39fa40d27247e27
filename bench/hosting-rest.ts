import { setTimeout as pause } from 'node:timers/promises';
import type postgres from 'postgres';
import { findPostgrest, startRealRest, tokenOf } from '../tools/hosted/real-rest.ts';
import type { Load } from './hosting-pgbench.ts';
import { quantile } from './measure.ts';

const tables = [
  'journal_entries',
  'saved_moments',
  'emotion_records',
  'writing_streaks',
  'user_data',
  'audio_chunks',
];
const keys = {
  jwtSecret: 'only for this bench, and long enough for PostgREST',
  anonKey: 'anon',
  serviceKey: 'service',
};

/** A round of sync with nothing new, as `prepare` left the people, asked of PostgREST itself. Undefined where it is not installed. */
export async function roundsThroughRest(
  sql: postgres.Sql,
  adminUrl: string,
  connections: number,
  seconds: number,
): Promise<Load | undefined> {
  const program = findPostgrest();
  if (!program) return undefined;
  const people = await sql<{ person: string; newest: number }[]>`
    select person, newest::int from bench.people order by n`;
  const rest = await startRealRest({ program, adminUrl, ...keys });
  const times: number[] = [];
  let isOver = false;
  const ask = async (person: string, path: string) => {
    const token = tokenOf({ role: 'authenticated', sub: person }, keys.jwtSecret);
    const headers = { apikey: keys.anonKey, authorization: `Bearer ${token}` };
    const answer = await rest.answer(new Request(`http://127.0.0.1/rest/v1/${path}`, { headers }));
    const text = await answer.text();
    if (!answer.ok) throw new Error(`PostgREST refused ${path}: ${text}`);
  };
  const device = async () => {
    while (!isOver) {
      const one = people[Math.floor(Math.random() * people.length)];
      if (!one) return;
      const own = `user_id=eq.${one.person}`;
      const after = `${own}&seq=gt.${one.newest}&order=seq&limit=1000`;
      const started = performance.now();
      for (const table of tables) await ask(one.person, `${table}?select=id,rev,seq,op&${after}`);
      await ask(one.person, `tombstones?select=table_name,id,seq,seal&${after}`);
      await ask(one.person, `device_statements?select=id,value&${own}`);
      times.push(performance.now() - started);
    }
  };
  try {
    const devices = Array.from({ length: connections }, device);
    await Promise.race([pause(seconds * 1000), Promise.all(devices)]);
    isOver = true;
    await Promise.all(devices);
  } finally {
    await rest.stop();
  }
  return {
    connections,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    requestsPerSecond: (times.length * (tables.length + 2)) / seconds,
  };
}
