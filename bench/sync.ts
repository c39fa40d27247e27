import { noFaults } from '../packages/data/simulation/faults.ts';
import { newPerson } from '../packages/data/simulation/hosted-service.ts';
import { seededRandom } from '../packages/data/simulation/seeded-random.ts';
import {
  createSimulatedDevices,
  type SimulatedDevice,
} from '../packages/data/simulation/simulated-devices.ts';
import { supabaseRemote } from '../packages/storage/src/hosted/remote-supabase.ts';
import { type Stack, startStack } from '../tools/hosted/stack.ts';
import type { Line } from './measure.ts';

const entries = 10_000;
/** About two hundred words, as a day's entry has. */
const content = 'The light came in over the water and I sat with the second cup. '.repeat(18);

/**
 * Ten years of entries on their way: from the first device to the service, and from there to a second one. The service is
 * the local one over a real PostgreSQL, so the way is a loopback: bytes and requests are what a real line has to carry.
 */
export async function syncFigures(): Promise<Line[]> {
  const stack = await startStack();
  try {
    const { client, userId } = await newPerson(stack);
    const remote = supabaseRemote(client, userId);
    const { startDevice } = createSimulatedDevices({ service: { userId, remote: () => remote } });
    const first = await startDevice();
    await writeJournal(first, entries);
    const line = metered(stack);

    const up = await timed(() => first.syncOnce(noFaults, seededRandom(1)));
    const sent = line.read();
    const second = await startDevice();
    const down = await timed(() => second.syncOnce(noFaults, seededRandom(1)));
    const received = line.read();
    const bare = await timed(() => justFetch(stack, client));
    const floor = line.read();
    if ((await second.store.count('journal_entries')) !== entries) throw new Error('Not all came');
    const waiting = await timed(() => second.syncOnce(noFaults, seededRandom(1)));
    const idle = line.read();

    const name = `${entries} entries`;
    return [
      {
        name: `sync: a second device receives ${name}`,
        ours: down,
        against: bare,
        unit: 'ms',
        note: 'against the same rows fetched in pages and thrown away',
      },
      {
        name: `sync: a second device receives ${name}`,
        ours: received.bytes / 1000,
        against: floor.bytes / 1000,
        unit: 'kB',
        note: 'down and up, before compression',
      },
      {
        name: `sync: a second device receives ${name}`,
        ours: received.requests,
        against: floor.requests,
        unit: 'requests',
        note: 'with check-ins, moments, settings, recordings and removals asked for',
      },
      {
        name: `sync: ${name} are sent`,
        ours: up,
        against: undefined,
        unit: 'ms',
        note: `${sent.requests} requests, ${(sent.bytes / 1000).toFixed(0)} kB`,
      },
      {
        name: 'sync: nothing is new',
        ours: waiting,
        against: undefined,
        unit: 'ms',
        note: `${idle.requests} requests, ${(idle.bytes / 1000).toFixed(1)} kB`,
      },
    ];
  } finally {
    await stack.stop();
  }
}

/** Every entry sealed for itself, written in a few large steps as an import does. */
export async function writeJournal(
  { entries: repository, store, vault }: SimulatedDevice,
  count: number,
) {
  const { id } = await repository.create({ title: 'A day', content, tags: ['grief'] });
  const model = await store.get('journal_entries', id);
  if (!model) throw new Error('The first entry is missing');
  for (let start = 1; start < count; start += 500) {
    const rows = Array.from({ length: Math.min(500, count - start) }, async (_, index) => {
      const rowId = `${id}-${start + index}`;
      const seal = (column: string, text: string) =>
        vault.seal({ table: 'journal_entries', column, rowId }, text);
      return {
        ...model,
        id: rowId,
        title: await seal('title', 'A day'),
        content: await seal('content', content),
        tags: await seal('tags', '["grief"]'),
      };
    });
    const puts = await Promise.all(rows);
    await store.write(puts.map((put) => ({ table: 'journal_entries' as const, put })));
  }
}

/** Pages of the same rows, parsed and let go: what no sync can do without. */
async function justFetch(stack: Stack, client: Awaited<ReturnType<typeof newPerson>>['client']) {
  const { data } = await client.auth.getSession();
  const headers = { apikey: stack.anonKey, authorization: `Bearer ${data.session?.access_token}` };
  for (let seq = 0; ; ) {
    const query = `select=*&seq=gt.${seq}&order=seq&limit=1000`;
    const answer = await fetch(`${stack.url}/rest/v1/journal_entries?${query}`, { headers });
    const rows = (await answer.json()) as { seq: number }[];
    if (rows.length === 0) return;
    seq = rows.at(-1)?.seq ?? seq;
  }
}

function metered(stack: Stack) {
  let [requests, bytes] = [0, 0];
  stack.between(async (request, through) => {
    requests += 1;
    bytes += Number(request.headers.get('content-length') ?? 0);
    const answer = await through(request);
    const body = await answer.arrayBuffer();
    bytes += body.byteLength;
    return new Response(answer.status === 204 ? null : body, answer);
  });
  return {
    /** Since the last reading. */
    read() {
      const read = { requests, bytes };
      [requests, bytes] = [0, 0];
      return read;
    },
  };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
