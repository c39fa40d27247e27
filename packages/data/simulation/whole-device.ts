/** One device as a person has it: a disk, a replica of every row beside it, several tabs, and a battery that may be empty. */
import { AppError } from '@mooring/contract';
import type { Env, OpenStore, RecoveryMonitor, Remote, Store, Vault } from '@mooring/storage';
import { createMutex } from '@mooring/storage';
import {
  createRowSeals,
  type MemoryDisk,
  memoryDirectory,
  memoryReplicas,
  memoryStores,
  replicated,
  roundLimits,
  syncRound,
} from '@mooring/storage/testing';
import { fakeShrink } from '../src/pictures/fake-shrink.ts';
import '../src/files/sweep-files.ts';
import '../src/pictures/entry-pictures.ts';
import { createPictures } from '../src/pictures/pictures.ts';
import { createConversations } from '../src/repositories/conversations.ts';
import { createEarlierVersions } from '../src/repositories/earlier-versions.ts';
import { createRepositories } from '../src/repositories/repositories.ts';
import { createConflictResolver } from '../src/repositories/resolve-conflict.ts';
import { storeForSync } from '../src/store-for-sync.ts';
import { createTags } from '../src/tags/tags.ts';
import type { FaultInjector } from './faults.ts';
import { type Bug, noBug } from './planted-bugs.ts';
import { createPower, type Power, poweredStore } from './power.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { ActingDevice } from './user-actions.ts';

export type WholeDeviceParts = {
  env: Env;
  random: SeededRandom;
  vault: Vault;
  remote(faults: FaultInjector): Remote;
  bug?: Bug | undefined;
  /** How likely the power is cut before or after a call. */
  chanceOfCut(): number;
};

export type WholeDevice = Awaited<ReturnType<typeof createWholeDevice>>;
type Tab = ActingDevice & { store: Store; replicas: ReturnType<typeof memoryReplicas> };

export async function createWholeDevice(parts: WholeDeviceParts) {
  const { env, random, bug = noBug, chanceOfCut } = parts;
  const { userId } = parts.vault;
  const vault = bug.vault(parts.vault);
  const disk: MemoryDisk = new Map();
  const folder = memoryReplicas();
  const directory = memoryDirectory();
  let power: Power = createPower(random, chanceOfCut);
  let withLock = createMutex();
  let tabs: Tab[] = [];
  let isFull = false;
  let monitors: RecoveryMonitor[] = [];
  /** An append has failed since the last start, so the replica alone does not have everything. */
  const isBehind = () => monitors.some(({ replica }) => replica === 'behind');

  const openPlain: OpenStore = async (account) => {
    const store = await memoryStores(disk)(account);
    const write: Store['write'] = async (writes) => {
      if (isFull) throw new AppError('store.full');
      await store.write(writes);
    };
    return { ...store, write };
  };

  async function openTab(): Promise<void> {
    const replicas = folder.openTab();
    replicas.full = isFull;
    const withBug = { ...replicas, of: (account: string) => bug.replica(replicas.of(account)) };
    const { openStore, monitor } = replicated(openPlain, { directory, replicas: withBug });
    const whole = bug.store(await openStore(userId));
    await whole.sync.enable();
    const store = poweredStore(whole, power);
    monitors.push(monitor);
    const open = async () => ({ vault, store });
    const storage = { open, openForWriting: open };
    const repositories = createRepositories({
      env,
      storage,
      onEntryCreated: () => {},
      replicas: async () => withBug,
    });
    // Without a dynamic import, which takes another time in each run.
    const pictures = createPictures({ env, storage, shrink: fakeShrink });
    const tags = createTags({ storage, records: repositories.records });
    const earlierVersions = createEarlierVersions({ env, storage });
    const withTabLock = <T>(_: string, work: () => Promise<T>) => withLock(work);
    const conversations = createConversations({ env, storage, withTabLock });
    const { newId, now } = env;
    tabs.push({
      ...repositories,
      pictures,
      tags,
      conversations,
      earlierVersions,
      newId,
      now,
      store,
      replicas,
      disk,
    });
  }

  /** Everything that was under way ends, or stays without an answer. */
  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setImmediate(done));
  };

  /** What is on the disk when the device starts again: the database may be gone (true), or the end of the replica torn. */
  async function damage(sizes: Map<string, number>, wasWriting: boolean): Promise<boolean> {
    const files = folder.files.get(userId);
    const isDropped = !isBehind() && random.chance(0.2);
    if (isDropped) await (await memoryStores(disk)(userId)).destroy();
    // Only what nobody was told to be kept can be torn.
    if (isDropped || !wasWriting || !files || !random.chance(0.5)) return isDropped;
    for (const [name, bytes] of files) {
      const before = sizes.get(name) ?? 0;
      if (bytes.length > before) {
        files.set(name, bytes.slice(0, before + random.below(bytes.length - before)));
      }
    }
    return false;
  }

  let sizes = new Map<string, number>();
  const noteSizes = () => {
    sizes = new Map(
      [...(folder.files.get(userId) ?? [])].map(([name, { length }]) => [name, length]),
    );
  };

  /** True where the database is lost, and restored from the replica. */
  async function restart(isDamaged: boolean): Promise<boolean> {
    const wasWriting = power.writing > 0;
    if (power.isOn()) power.off();
    await settle();
    for (const { replicas } of tabs) replicas.kill();
    tabs = [];
    const isLost = isDamaged && (await damage(sizes, wasWriting));
    power = createPower(random, chanceOfCut);
    withLock = createMutex();
    monitors = [];
    await openTab();
    await settle();
    return isLost;
  }

  async function syncOnce(tab: Tab, faults: FaultInjector) {
    const { newId, now } = env;
    const { signal } = new AbortController();
    const store = storeForSync(tab.store, vault);
    return withLock(() =>
      syncRound(
        {
          store,
          remote: power.over(bug.remote(parts.remote(faults))),
          seals: bug.seals(createRowSeals(vault)),
          resolve: bug.resolve(createConflictResolver({ env, vault, store })),
          now,
          clock: () => 0,
          limits: roundLimits,
          newId,
          onRowsChanged: () => {},
        },
        signal,
      ),
    );
  }

  await openTab();
  return {
    disk,
    tabs: () => tabs,
    openTab,
    closeTab() {
      if (tabs.length > 1) tabs.shift()?.replicas.kill();
    },
    power: () => power,
    restart,
    noteSizes,
    syncOnce,
    /** The replica's files as text. The names of rows can be read in them. */
    replicaText: () =>
      [...(folder.files.get(userId)?.values() ?? [])]
        .map((bytes) => new TextDecoder().decode(bytes))
        .join('\n'),
    /** Drops the database, and opens what the replica restores. */
    async openFromReplica() {
      await restart(false);
      await (await memoryStores(disk)(userId)).destroy();
      await restart(false);
    },
    setFull(next: boolean) {
      isFull = next;
      for (const { replicas } of tabs) replicas.full = next;
    },
  };
}
