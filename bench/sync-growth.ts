import { noFaults } from '../packages/data/simulation/faults.ts';
import { newPerson } from '../packages/data/simulation/hosted-service.ts';
import { seededRandom } from '../packages/data/simulation/seeded-random.ts';
import { createSimulatedDevices } from '../packages/data/simulation/simulated-devices.ts';
import { supabaseRemote } from '../packages/storage/src/hosted/remote-supabase.ts';
import { type Stack, startStack } from '../tools/hosted/stack.ts';
import { growthLines, type Taken } from './slope.ts';
import { timed, writeJournal } from './sync.ts';

const sizes = [1_000, 10_000, 100_000] as const;

/** The first sync of a journal, and of a second device, in a longer and longer one. The service is the local one over a real PostgreSQL. */
export async function syncGrowthFigures() {
  const stack = await startStack();
  const taken: Taken[] = [];
  try {
    for (const size of sizes) {
      const { sent, received } = await firstSync(stack, size);
      console.info(
        `${size} entries: sent ${sent.toFixed(0)} ms, received ${received.toFixed(0)} ms`,
      );
      taken.push({ what: 'sent', size, ms: sent }, { what: 'received', size, ms: received });
    }
  } finally {
    await stack.stop();
  }
  return growthLines('first sync', taken);
}

async function firstSync(stack: Stack, size: number) {
  const { client, userId } = await newPerson(stack);
  const remote = supabaseRemote(client, userId);
  const { startDevice } = createSimulatedDevices({ service: { userId, remote: () => remote } });
  const first = await startDevice();
  await writeJournal(first, size);
  const sent = await timed(() => first.syncOnce(noFaults, seededRandom(1)));
  const second = await startDevice();
  const received = await timed(() => second.syncOnce(noFaults, seededRandom(1)));
  if ((await second.store.count('journal_entries')) !== size) throw new Error('Not all came');
  return { sent, received };
}
