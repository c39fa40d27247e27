/** Several devices of one person over one server, with the real repositories, vault and sync. For tests. */

import type { Env, Remote, Store, Vault } from '@mooring/storage';
import { browserEnv, createVault, deriveVaultKeys } from '@mooring/storage';
import {
  createRowSeals,
  type MemoryDisk,
  memoryStores,
  noFindings,
  type RoundFindings,
  type RoundLimits,
  type RowSeals,
  roundLimits,
  syncRound,
} from '@mooring/storage/testing';
import { fakeShrink } from '../src/pictures/fake-shrink.ts';
import { createPictures } from '../src/pictures/pictures.ts';
import { createConversations } from '../src/repositories/conversations.ts';
import { createEarlierVersions } from '../src/repositories/earlier-versions.ts';
import { createRepositories } from '../src/repositories/repositories.ts';
import { createConflictResolver } from '../src/repositories/resolve-conflict.ts';
import { storeForSync } from '../src/store-for-sync.ts';
import { createTags } from '../src/tags/tags.ts';
import { crashingSyncStore } from './crashing-sync-store.ts';
import { fakeServer } from './fake-server.ts';
import type { FaultInjector } from './faults.ts';
import type { SeededRandom } from './seeded-random.ts';

const fakeUserId = '00000000-0000-4000-8000-00000000a0a0';

/** One clock and one sequence of ids for all devices, so that a run can be repeated. */
function sharedEnv(): Env {
  let ids = 0;
  let ms = Date.parse('2026-11-20T09:00:00.000Z');
  return {
    now() {
      ms += 60_000;
      return new Date(ms);
    },
    newId() {
      ids += 1;
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    },
    randomBytes: browserEnv.randomBytes,
  };
}

export type SimulatedDevices = ReturnType<typeof createSimulatedDevices>;
export type SimulatedDevice = Awaited<ReturnType<SimulatedDevices['startDevice']>>;

/** Devices over the fake server, or over `service`, where `userId` is signed in. */
export function createSimulatedDevices(
  options: {
    /** Wraps the remote of a device, by its number from 1: for tests that break a rule on purpose. */
    wrapRemote?: (remote: Remote, device: number) => Remote;
    wrapSeals?: (seals: RowSeals) => RowSeals;
    /** The most that one round asks for. */
    limits?: RoundLimits;
    service?: { userId: string; remote(faults: FaultInjector): Remote };
  } = {},
) {
  const { wrapRemote = (remote) => remote, wrapSeals = (seals) => seals, service } = options;
  const env = sharedEnv();
  const server = fakeServer();
  const userId = service?.userId ?? fakeUserId;
  const remoteWith = service?.remote ?? server.remote;
  const keys = deriveVaultKeys(new Uint8Array(32).fill(7));
  /** How long the requests have taken so far, in ms. No request takes time but where a test passes it. */
  const network = { ms: 0 };

  /** Starts a device. Its `disk` survives a crash: a new device over it is the same one, started again. */
  let devices = 0;
  async function startDevice(disk: MemoryDisk = new Map()) {
    devices += 1;
    const device = devices;
    const vault: Vault = createVault({ env, userId, ...(await keys) });
    const store: Store = await memoryStores(disk)(userId);
    await store.sync.enable();
    const open = async () => ({ vault, store });
    const storage = { open, openForWriting: open };
    const repositories = {
      ...createRepositories({ env, storage, onEntryCreated: () => {} }),
      pictures: createPictures({ env, storage, shrink: fakeShrink }),
    };
    const tags = createTags({ storage, records: repositories.records });
    const earlierVersions = createEarlierVersions({ env, storage });
    const conversations = createConversations({ env, storage, withTabLock: (_, work) => work() });
    let findings: RoundFindings = noFindings;
    /** One push and pull. Rejects with the fault that stops it. Resolves to true where the device crashed. */
    async function syncOnce(
      faults: FaultInjector,
      random: SeededRandom,
      crashProbability = 0,
    ): Promise<boolean> {
      let onCrash = () => {};
      const crash = new Promise<boolean>((resolve) => {
        onCrash = () => resolve(true);
      });
      const sync = crashingSyncStore(store.sync, random, crashProbability, onCrash);
      const parts = {
        store: storeForSync({ ...store, sync }, vault),
        remote: wrapRemote(remoteWith(faults), device),
        seals: wrapSeals(createRowSeals(vault)),
        resolve: createConflictResolver({ env, vault, store }),
        now: env.now,
        clock: () => network.ms,
        limits: options.limits ?? roundLimits,
        newId: env.newId,
        onRowsChanged: () => {},
      };
      const { signal } = new AbortController();
      const work = async () => {
        findings = await syncRound(parts, signal);
        return false;
      };
      return Promise.race([work(), crash]);
    }
    /** What the last sync found wrong with the server. */
    const lastFindings = () => findings;
    const { newId, now } = env;
    return {
      ...repositories,
      tags,
      conversations,
      earlierVersions,
      newId,
      now,
      store,
      vault,
      disk,
      syncOnce,
      lastFindings,
      storage,
    };
  }
  return { startDevice, server, env, network };
}
