import type { Store } from '@mooring/storage';
import { createConversations } from '../src/repositories/conversations.ts';
import { createEarlierVersions } from '../src/repositories/earlier-versions.ts';
import { createRepositories } from '../src/repositories/repositories.ts';
import { noFaults } from './faults.ts';
import { seededRandom } from './seeded-random.ts';
import { createSimulatedDevices } from './simulated-devices.ts';

/** A tab, the other tab of its device, and another device over the same server. `meanwhile` runs before the tab's next write. */
export async function openTab() {
  const { startDevice, env } = createSimulatedDevices();
  const other = await startDevice();
  const elsewhere = await startDevice();
  let work: (() => Promise<unknown>) | null = null;
  const store: Store = {
    ...other.store,
    async write(writes) {
      const now = work;
      work = null;
      await now?.();
      await other.store.write(writes);
    },
  };
  const open = async () => ({ vault: other.vault, store });
  const storage = { open, openForWriting: open };
  const tab = {
    ...createRepositories({ env, storage, onEntryCreated: () => {} }),
    earlierVersions: createEarlierVersions({ env, storage }),
    conversations: createConversations({ env, storage, withTabLock: (_, run) => run() }),
  };
  const sync = async (...devices: (typeof other)[]) => {
    for (const device of devices) await device.syncOnce(noFaults, seededRandom(1));
  };
  return {
    tab,
    storage,
    other,
    elsewhere,
    env,
    sync,
    meanwhile(next: () => Promise<unknown>) {
      work = next;
    },
  };
}
