import postgres from 'postgres';
import { userId, type Writer } from './hosting-rows.ts';
import { median } from './measure.ts';

const tables = [
  'journal_entries',
  'saved_moments',
  'emotion_records',
  'writing_streaks',
  'user_data',
];
const pageSize = 1000;

type Pulled = { ms: number; rows: number; bytes: number; requests: number };

/** What a new device of somebody asks for, page after page as `pull.ts` does: the middle one of five of these people. */
export async function firstDevice(url: string, people: readonly Writer[]): Promise<Pulled> {
  const sql = postgres(url.replace(/\/\/\w+@/, '//authenticator@'), { max: 1, onnotice() {} });
  try {
    const pulls: Pulled[] = [];
    for (const { place } of people.slice(0, 5)) pulls.push(await pullAll(sql, userId(place)));
    const middle = (of: (one: Pulled) => number) => median(pulls.map(of));
    return {
      ms: middle(({ ms }) => ms),
      rows: middle(({ rows }) => rows),
      bytes: middle(({ bytes }) => bytes),
      requests: middle(({ requests }) => requests),
    };
  } finally {
    await sql.end();
  }
}

async function pullAll(sql: postgres.Sql, person: string): Promise<Pulled> {
  const pulled = { ms: 0, rows: 0, bytes: 0, requests: 0 };
  const started = performance.now();
  const page = async (query: string) => {
    const claims = JSON.stringify({ sub: person, role: 'authenticated' });
    const [answer] = await sql.begin(async (own) => {
      await own`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
      return own.unsafe(`select count(*)::int as rows, max(seq)::int as last,
        coalesce(json_agg(t), '[]')::text as body from (${query}) as t`);
    });
    pulled.requests += 1;
    pulled.bytes += Buffer.byteLength(String(answer?.body));
    return { rows: Number(answer?.rows), last: Number(answer?.last) };
  };
  const own = `user_id = '${person}'`;
  for (const table of tables)
    await page(`select * from ${table} where ${own} order by created_at desc limit 50`);
  for (const table of [...tables, 'tombstones', 'audio_chunks']) {
    const what = table === 'audio_chunks' ? 'id, rev, seq, op' : '*';
    for (let cursor = 0, isFull = true; isFull; ) {
      const { rows, last } = await page(
        `select ${what} from ${table} where ${own} and seq > ${cursor} order by seq limit ${pageSize}`,
      );
      pulled.rows += rows;
      isFull = rows === pageSize;
      cursor = last;
    }
  }
  await page(`select * from device_statements where ${own}`);
  return { ...pulled, ms: performance.now() - started };
}
