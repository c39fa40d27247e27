/** Devices of one person, a service behind a bad line, and a count of what became of every text. For tests. */

import type { Remote, Store, SyncStore, Vault } from '@mooring/storage';
import { browserEnv, createVault, deriveVaultKeys, type Env } from '@mooring/storage';
import { isFirstLook, type MemoryDisk, memoryStores, pull, push } from '@mooring/storage/testing';
import { createConversations } from '../src/repositories/conversations.ts';
import { createRepositories } from '../src/repositories/repositories.ts';
import { createResolve } from '../src/repositories/resolve.ts';
import { fakeServer, type FaultInjector } from './fake-server.ts';

/** Numbers that look random and are the same in every run. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (limit: number) => Math.floor(next() * limit),
    chance: (share: number) => next() < share,
    pick: <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)],
  };
}

export type SeededRandom = ReturnType<typeof seededRandom>;

const imagined = '00000000-0000-4000-8000-00000000a0a0';

/** One clock and one row of ids for all devices, so that a run can be repeated. */
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

/** Every text ever written, and what a person knowingly did to it since. */
export type TextHistory = { written: Set<string>; replaced: Set<string>; removed: Set<string> };

/** What a kill does: the device stops in the middle, just before or just after something was kept. */
function mortal(sync: SyncStore, { chance: happens }: SeededRandom, share: number, die: () => void): SyncStore {
  let dead = false;
  const never = new Promise<never>(() => {});
  const killed = () => {
    if (!dead && happens(share)) {
      dead = true;
      die();
    }
    return dead;
  };
  return new Proxy(sync, {
    get:
      (target, name: keyof SyncStore) =>
      async (...given: never[]) => {
        if (killed()) return never;
        const answer = await (target[name] as (...all: never[]) => Promise<unknown>)(...given);
        return killed() ? never : answer;
      },
  });
}

export type SimulatedDevice = Awaited<ReturnType<ReturnType<typeof createSimulatedDevices>['device']>>;

/** Devices over the imagined service, or over `service`: then `userId` is who is signed in there. */
export function createSimulatedDevices(
  options: {
    rules?: (remote: Remote) => Remote;
    service?: { userId: string; remote(trouble: FaultInjector): Remote };
  } = {},
) {
  const { rules = (remote) => remote, service } = options;
  const env = sharedEnv();
  const server = fakeServer();
  const userId = service?.userId ?? imagined;
  const remoteOf = service?.remote ?? server.remote;
  const key = deriveVaultKeys(new Uint8Array(32).fill(7));
  const fates: TextHistory = { written: new Set(), replaced: new Set(), removed: new Set() };

  /** A browser of this person; `disk` outlives every kill. */
  async function device(disk: MemoryDisk = new Map()) {
    const vault: Vault = createVault({ env, userId, ...(await key) });
    const store: Store = await memoryStores(disk)(userId);
    await store.sync.enable();
    const open = async () => ({ vault, store });
    const storage = { open, openForWriting: open };
    const repositories = createRepositories({ env, storage, afterFirst: () => {} });
    const conversations = createConversations({ env, storage, alone: (_, work) => work() });
    /** Once up and down. Rejects as the line does; resolves to true where the device was killed on the way. */
    async function round(trouble: FaultInjector, chance: SeededRandom, kills = 0): Promise<boolean> {
      let die = () => {};
      const death = new Promise<boolean>((resolve) => {
        die = () => resolve(true);
      });
      const kept: Store = { ...store, sync: mortal(store.sync, chance, kills, die) };
      const parts = {
        store: kept,
        remote: rules(remoteOf(trouble)),
        resolve: createResolve({ env, vault }),
        newId: env.newId,
        changed: () => {},
      };
      const { signal } = new AbortController();
      const work = async () => {
        const first = await isFirstLook(kept);
        if (first) await pull(parts, signal);
        await push(parts, signal);
        if (!first) await pull(parts, signal);
        return false;
      };
      return Promise.race([work(), death]);
    }
    const { newId, now } = env;
    return { ...repositories, conversations, newId, now, store, vault, disk, round, storage };
  }
  return { device, server, env, fates };
}

export const noFaults: FaultInjector = () => null;

/** Three requests in ten go wrong, each in its own way. */
export const randomFaults =
  (chance: SeededRandom, share = 0.3): FaultInjector =>
  () =>
    chance.chance(share)
      ? (chance.pick(['before', 'after', 'sign-in', 'busy', 'stall'] as const) ?? null)
      : null;
