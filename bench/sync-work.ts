/**
 * What sync costs this device: the processor time of 10,000 entries on their way, over a server in memory, in this checkout
 * and in another one, turn by turn. `pnpm bench:sync <path of the other checkout> [rows] [turns] [Mbit/s] [ms]`: with the last two
 * the server is at the end of a line of that speed, with so long a way there and back, and the time is what a person waits for.
 */
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

type Devices = typeof import('../packages/data/simulation/simulated-devices.ts');
type Faults = typeof import('../packages/data/simulation/faults.ts');
type Random = typeof import('../packages/data/simulation/seeded-random.ts');
type Cost = { cpu: number; wall: number };
type Costs = { sent: Cost; received: Cost; nothing: Cost };

type Remote = import('../packages/storage/src/sync/remote.ts').Remote;

const words = 'The light came in over the water. '.repeat(25);
const batch = 1000;

async function measure(checkout: string, rows: number): Promise<Costs> {
  const load = async <T>(name: string) => {
    const file = `${checkout}/packages/data/simulation/${name}.ts`;
    const options = { root: checkout, configFile: false, logLevel: 'error' } as const;
    return (await runnerImport<T>(file, options)).module;
  };
  const { createSimulatedDevices } = await load<Devices>('simulated-devices');
  const { noFaults } = await load<Faults>('faults');
  const { seededRandom } = await load<Random>('seeded-random');
  const { startDevice, server } = createSimulatedDevices({ wrapRemote: onLine });
  const first = await startDevice();
  const { store, vault } = first;
  const { id } = await first.entries.create({ title: 'A day', content: words, tags: ['grief'] });
  const row = await store.get('journal_entries', id);
  if (!row) throw new Error('The entry is missing');
  for (let start = 1; start < rows; start += batch) {
    const ids = Array.from({ length: Math.min(batch, rows - start) }, (_, at) => `e-${start + at}`);
    const copyOf = async (rowId: string) => {
      const seal = (column: string, text: string) =>
        vault.seal({ table: 'journal_entries', column, rowId }, text);
      const [title, content] = [await seal('title', 'A day'), await seal('content', words)];
      const put = { ...row, id: rowId, title, content, tags: await seal('tags', '[]') };
      return { table: 'journal_entries' as const, put };
    };
    await store.write(await Promise.all(ids.map(copyOf)));
  }
  const sync = (device: typeof first) => device.syncOnce(noFaults, seededRandom(1));
  const sent = await cost(() => sync(first));
  const second = await startDevice();
  const received = await cost(() => sync(second));
  const nothing = await cost(() => sync(second));
  if (server.rows('journal_entries').length !== rows) throw new Error('Not all rows were sent');
  if ((await second.store.count('journal_entries')) !== rows) throw new Error('Not all rows came');
  return { sent, received, nothing };
}

/** One request after the other shares the line in each direction; ways there and back overlap. */
function onLine(remote: Remote): Remote {
  if (!(bytesPerMs > 0)) return remote;
  const send = oneDirection();
  const receive = oneDirection();
  return Object.fromEntries(
    Object.entries(remote).map(([name, request]) => [
      name,
      async (...given: unknown[]) => {
        await send(given);
        const answer = await (request as (...given: unknown[]) => Promise<unknown>)(...given);
        await receive(answer);
        return answer;
      },
    ]),
  ) as Remote;
}

function oneDirection() {
  let freeAt = 0;
  return async (what: unknown) => {
    const start = Math.max(performance.now(), freeAt);
    freeAt = start + (JSON.stringify(what)?.length ?? 0) / bytesPerMs;
    await setTimeout(freeAt + wayMs / 2 - performance.now());
  };
}

async function cost(work: () => Promise<unknown>): Promise<Cost> {
  globalThis.gc?.();
  const before = process.cpuUsage();
  const start = performance.now();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000, wall: performance.now() - start };
}

const median = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const here = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const [, , other, rows = '10000', turns = '3', speed = '0', way = '0'] = process.argv;
const bytesPerMs = Number(speed) * 125;
const wayMs = Number(way);
if (!other) throw new Error('Which checkout is this one to be compared with?');
const costs: { other: Costs; here: Costs }[] = [];
// The first turn only warms up.
for (let turn = 0; turn <= Number(turns); turn += 1) {
  const one = {
    other: await measure(other, Number(rows)),
    here: await measure(here, Number(rows)),
  };
  if (turn > 0) costs.push(one);
}
for (const part of ['sent', 'received', 'nothing'] as const) {
  for (const kind of ['cpu', 'wall'] as const) {
    const [before, now] = (['other', 'here'] as const).map((which) =>
      median(costs.map((one) => one[which][part][kind])),
    );
    const ratio = ((now ?? 0) / (before ?? 1)).toFixed(2);
    const [from, to] = [before ?? 0, now ?? 0].map((ms) => ms.toFixed(0));
    process.stdout.write(`${part} ${kind}: ${to} ms, the other ${from} ms, ${ratio}x\n`);
  }
}
