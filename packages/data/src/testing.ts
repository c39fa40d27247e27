/** Data for tests and stories: the real layers over a memory store, a still clock and numbered ids. */
import { AppError, type MessageKey } from '@mooring/contract';
import type { Env, OpenStore } from '@mooring/storage';
import { memoryTabChannel } from '@mooring/storage';
import type { MemoryHosting } from '@mooring/storage/testing';
import {
  type MemoryDisk,
  memoryDirectory,
  memorySessionKeys,
  memoryStores,
  replicated,
  testKdf,
} from '@mooring/storage/testing';
import { changeOnBothDevices } from '../simulation/change-on-both-devices.ts';
import type { FakeServer } from '../simulation/fake-server.ts';
import { assemble } from './assemble.ts';
import type { Data } from './data.ts';
import type { HostedService } from './gateways/hosted-service.ts';
import { createInstall, type InstallControl, type InstallWay } from './install.ts';
import { memoryKeyValueStorage } from './key-value-storage.ts';
import { createFakeMicrophone, type FakeMicrophone } from './recordings/fake-microphone.ts';
import { memoryTabLocks } from './recordings/tab-locks.ts';

export type TestData = Data & {
  /** With what a browser would do: offer it, or say that it is done. */
  install: InstallControl;
  /** What every recorder hears. */
  microphone: FakeMicrophone;
  /** Everything the store holds, as text: to show that nothing in it can be read. */
  rows(): string;
  /** Moves the still clock. ISO time. */
  setNow(time: string): void;
  /** The next write fails with this sentence and keeps nothing. */
  failNextWrite(key: MessageKey): void;
  /** Another tab of the same browser: layers of its own over the same disk. */
  openTab(): Promise<Data>;
  /** Damages one sealed field of a kept row, as a bad sector would: `column`, or the first there is. */
  damage(rowId: string, column?: string): void;
  /** As when the browser is killed: what this tab held it holds no more. Its layers are not to be used after. */
  closeTab(): void;
};

export { type MemoryHosting, memoryHosting } from '@mooring/storage/testing';

/** The account a test is signed in with. */
export const ana = { name: 'Ana', email: 'ana@example.org', password: 'a lamp on the water' };

export async function createTestData(
  options: {
    now?: string;
    session?: 'signed-out' | 'visitor' | 'open';
    hosted?: HostedService;
    install?: InstallWay;
    /** A hosted service; without one there is only the device. */
    service?: MemoryHosting;
    /** The rows that service keeps. */
    serviceRows?: FakeServer;
    /** Where the account of an open session is made, with a hosted service. */
    home?: 'device' | 'hosted';
    /** Every row has a replica. */
    hasReplica?: boolean;
  } = {},
): Promise<TestData> {
  const {
    now = '2026-11-20T21:10:00',
    session = 'open',
    hosted = null,
    install = 'none',
    service,
    serviceRows,
    home = 'hosted',
    hasReplica = false,
  } = options;
  let time = new Date(now);
  const disk: MemoryDisk = new Map();
  const failures: MessageKey[] = [];
  const tabs: Parameters<typeof memoryTabChannel>[0] = new Set();
  const heldLocks: Parameters<typeof memoryTabLocks>[0] = new Map();
  const microphone = createFakeMicrophone();
  const replicatedStores = hasReplica ? replicated(memoryStores(disk)) : null;
  const ground = {
    env: createStillEnv(() => time),
    directory: memoryDirectory(),
    sessionKeys: memorySessionKeys(),
    kdf: async () => testKdf,
    keyValueStorage: memoryKeyValueStorage(),
    hosted,
    openMicrophone: microphone.open,
    ...(service ? { hosting: service.open } : {}),
    ...(serviceRows ? { hostedRemote: async () => () => serviceRows.remote() } : {}),
    openStore: failingWrites(replicatedStores?.openStore ?? memoryStores(disk), failures),
    replicas: async () => replicatedStores?.replicas ?? null,
    install: createInstall({ way: install, storage: memoryKeyValueStorage() }),
    device: {
      health: async () => ({
        used: 2_400_000,
        quota: 2_000_000_000,
        persisted: true,
        durability: 'durable' as const,
        replica: 'kept' as const,
      }),
      persist: async () => true,
    },
  };
  const openTab = async () => {
    const tabLocks = memoryTabLocks(heldLocks);
    const tab = assemble({
      ...ground,
      tabChannel: memoryTabChannel(tabs),
      tabLocks: async () => tabLocks,
    });
    await tab.accounts.start();
    return tab;
  };
  const data = await openTab();
  if (session === 'open') await data.accounts.signUp({ ...ana, home });
  if (session === 'visitor') await data.records.put('settings', {});
  return Object.assign(data, {
    install: ground.install,
    microphone,
    rows: () =>
      JSON.stringify(
        [...disk.values()].flatMap((tables) =>
          [...tables.values()].flatMap((rows) => [...rows.values()]),
        ),
      ),
    setNow(next: string) {
      time = new Date(next);
    },
    openTab,
    failNextWrite: (key: MessageKey) => void failures.push(key),
    damage: (rowId: string, column?: string) => damageRow(disk, rowId, column),
    closeTab: () => heldLocks.clear(),
  });
}

/** Two devices of Ana's change the same thing at once and then sync. Gives the one that synced last. */
export const changeOnBoth = <T>(work: {
  /** What both devices know. */
  before(data: TestData): Promise<T>;
  /** What each then does without knowing of the other. */
  change(data: TestData, known: T, which: 'one' | 'other'): Promise<unknown>;
}): Promise<TestData> =>
  changeOnBothDevices({
    ...work,
    async device(given, which) {
      if (which === 'one') return createTestData(given);
      const data = await createTestData({ ...given, session: 'signed-out' });
      // Ids differ from device to device, as they do in life.
      for (let skipped = 0; skipped < 1000; skipped += 1) data.env.newId();
      await data.accounts.logIn(ana);
      return data;
    },
  });

/** Ids count up and bytes repeat, so that the same test always sees the same things. */
function createStillEnv(now: () => Date): Env {
  let ids = 0;
  let state = 7;
  return {
    now: () => new Date(now()),
    newId() {
      ids += 1;
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    },
    randomBytes: (length) =>
      new Uint8Array(length).map(() => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return state >>> 16;
      }),
  };
}

function failingWrites(open: OpenStore, failures: MessageKey[]): OpenStore {
  return async (userId) => {
    const store = await open(userId);
    return {
      ...store,
      async write(writes) {
        const key = failures.shift();
        if (key) throw new AppError(key);
        await store.write(writes);
      },
    };
  };
}

function damageRow(disk: MemoryDisk, rowId: string, wanted?: string) {
  for (const tables of disk.values()) {
    for (const rows of tables.values()) {
      const row = rows.get(rowId) as Record<string, unknown> | undefined;
      const sealed = Object.entries(row ?? {}).find(
        ([name, value]) => String(value).startsWith('e1.') && (wanted ?? name) === name,
      );
      if (!row || !sealed) continue;
      const [column, field] = sealed;
      row[column] = `${String(field).slice(0, -6)}AAAAAA`;
    }
  }
}
