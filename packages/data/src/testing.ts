/** Data for tests and stories: the real layers over a memory store, a fixed clock and sequential ids. */

import { type FakeAuthenticator, fakeAuthenticator } from '@mooring/accounts/testing';
import type { MessageKey } from '@mooring/contract';
import type { BackupPlans, Env } from '@mooring/storage';
import { memoryTabChannel } from '@mooring/storage';
import {
  type MemoryDisk,
  type MemoryHosting,
  memoryBackupPlans,
  memoryDirectory,
  memoryHosting,
  memorySessionKeys,
  memoryStores,
  replicated,
  testKdf,
} from '@mooring/storage/testing';
import { changeOnBothDevices } from '../simulation/change-on-both-devices.ts';
import { type FakeServer, fakeServer } from '../simulation/fake-server.ts';
import { mixEntry } from '../simulation/mixed-entry.ts';
import { assemble } from './assemble.ts';
import type { Folders } from './auto-backup/folders.ts';
import type { Data } from './data.ts';
import type { HostedService } from './gateways/hosted-service.ts';
import { createInstall, type InstallControl, type InstallWay } from './install.ts';
import { memoryKeyValueStorage } from './key-value-storage.ts';
import { canDecode, fakeShrink } from './pictures/fake-shrink.ts';
import { shrinkInBrowser } from './pictures/shrink-picture.ts';
import { createFakeMicrophone, type FakeMicrophone } from './recordings/fake-microphone.ts';
import { memoryTabLocks } from './recordings/tab-locks.ts';
import { damageRow, failingWrites, type WriteFailure } from './testing-faults.ts';

export type TestData = Data & {
  /** Also simulates the browser's install events. */
  install: InstallControl;
  /** The fake microphone of every recorder. */
  microphone: FakeMicrophone;
  /** The passkeys of the device. */
  authenticator: FakeAuthenticator;
  /** All stored rows as text, to show that nothing in them can be read. */
  rows(): string;
  /** The bytes of every replica as text. Empty without `hasReplica`. */
  replicaBytes(): string;
  /** Sets the clock. ISO time. */
  setNow(time: string): void;
  /**
   * The next write fails with this key and writes nothing, or the one after so many others. The record of the safety card is
   * not counted.
   */
  failNextWrite(key: MessageKey, after?: number): void;
  /** The next write fails with this key although its rows are stored: the replica had no room for them. */
  refuseStoredWrite(key: MessageKey): void;
  /** Opens another tab of the same browser: new layers over the same disk. */
  openTab(): Promise<Data>;
  /** Damages one encrypted field of a stored row, as a bad sector would: `column`, or the first one. */
  damage(rowId: string, column?: string): void;
  /** Removes a row from the database behind the app's back, as when the browser loses a part of it. */
  lose(rowId: string): void;
  /** Clears the whole storage under the open tabs, as a browser does whose disk is full. */
  evict(): Promise<void>;
  /** Whether the next visit would say that the storage was cleared. */
  isClearingNoted(): Promise<boolean>;
  /** Simulates that the browser was killed: this tab's locks are released. Do not use its layers afterwards. */
  closeTab(): void;
};

export { type FakeFolder, fakeFolder, fakeFolders } from './auto-backup/fake-folder.ts';
export { type MemoryHosting, memoryHosting };

/** The account that tests are signed in with. */
export const ana = { name: 'Ana', email: 'ana@example.org', password: 'a lamp on the water' };

export async function createTestData(
  options: {
    now?: string;
    session?: 'signed-out' | 'visitor' | 'open';
    hosted?: HostedService;
    install?: InstallWay;
    /** A hosted service. Without one, accounts are on the device only. */
    service?: MemoryHosting;
    /** The rows of that service. */
    serviceRows?: FakeServer;
    /** Where the account is created, with a hosted service. */
    home?: 'device' | 'hosted';
    /** Whether every row has a replica. */
    hasReplica?: boolean;
    /** Whether this device can hold passkeys. */
    hasPasskeys?: boolean;
    /** Which services of a person's own the page may call. */
    allowed?: readonly string[];
    /** The folders that the person can give. None without it. */
    folders?: Folders;
    /** Where it is stored how this device makes backups by itself. */
    plans?: BackupPlans;
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
    hasPasskeys = false,
    allowed = null,
    folders,
    plans = memoryBackupPlans(),
  } = options;
  let time = new Date(now);
  const disk: MemoryDisk = new Map();
  const failures: WriteFailure[] = [];
  const tabs: Parameters<typeof memoryTabChannel>[0] = new Set();
  const heldLocks: Parameters<typeof memoryTabLocks>[0] = new Map();
  const microphone = createFakeMicrophone();
  const authenticator = fakeAuthenticator({ isAvailable: hasPasskeys });
  const replicatedStores = hasReplica ? replicated(memoryStores(disk)) : null;
  const adapters = {
    env: createStillEnv(() => time),
    directory: memoryDirectory(),
    sessionKeys: memorySessionKeys(),
    kdf: async () => testKdf,
    authenticator,
    keyValueStorage: memoryKeyValueStorage(),
    hosted,
    allowed,
    ...(folders ? { folders } : {}),
    plans,
    openMicrophone: microphone.open,
    shrinkPicture: canDecode ? shrinkInBrowser : fakeShrink,
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
      ...adapters,
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
    install: adapters.install,
    microphone,
    authenticator,
    rows: () =>
      JSON.stringify(
        [...disk.values()].flatMap((tables) =>
          [...tables.values()].flatMap((rows) => [...rows.values()]),
        ),
      ),
    replicaBytes: () =>
      [...(replicatedStores?.replicas.files.values() ?? [])]
        .flatMap((folder) => [...folder.values()].map((bytes) => new TextDecoder().decode(bytes)))
        .join('\n'),
    setNow(next: string) {
      time = new Date(next);
    },
    openTab,
    failNextWrite: (key: MessageKey, after = 0) =>
      void failures.push(...Array.from({ length: after }, () => null), { key, isStored: false }),
    refuseStoredWrite: (key: MessageKey) => void failures.push({ key, isStored: true }),
    damage: (rowId: string, column?: string) => damageRow(disk, rowId, column),
    lose(rowId: string) {
      for (const tables of disk.values()) for (const rows of tables.values()) rows.delete(rowId);
    },
    closeTab: () => heldLocks.clear(),
    isClearingNoted: async () => (await adapters.directory.fact('cleared')) !== undefined,
    async evict() {
      const { accounts } = await adapters.directory.accounts();
      for (const { id } of accounts) {
        await adapters.directory.remove(id);
        await adapters.sessionKeys.remove(id);
      }
      await adapters.directory.putFact('session', undefined);
      disk.clear();
    },
  });
}

/** Changes the same thing on two devices and then syncs both. Returns the one that synced last. */
export const changeOnBoth = <T>(work: {
  /** Runs before both devices have synced. */
  before(data: TestData): Promise<T>;
  /** The change that each device makes without knowing of the other. */
  change(data: TestData, known: T, which: 'one' | 'other'): Promise<unknown>;
  /** The bytes of pictures, files and recordings arrive on the other device after the change only. */
  areFilesLate?: boolean;
}): Promise<TestData> =>
  changeOnBothDevices({
    ...work,
    async device(given, which) {
      if (which === 'one') return createTestData(given);
      const data = await createTestData({ ...given, session: 'signed-out' });
      // Ids must differ between devices, as real ids do.
      for (let skipped = 0; skipped < 1000; skipped += 1) data.env.newId();
      await data.accounts.logIn(ana);
      return data;
    },
  });

/** Data whose service has mixed two versions of an entry. */
export async function createMixedEntry(): Promise<TestData> {
  const serviceRows = fakeServer();
  const data = await createTestData({ service: memoryHosting(), serviceRows });
  await mixEntry(data, serviceRows);
  return data;
}

/** Sequential ids and repeatable bytes, so that a test always sees the same values. */
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
