import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { memoryTabChannel } from '@mooring/storage';
import { indexedDbStores } from '@mooring/storage/indexeddb-store';
import {
  argon2,
  indexedDbBackupPlans,
  indexedDbDirectory,
  memoryDirectory,
  memoryHosting,
  memorySessionKeys,
} from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { assemble } from '../src/assemble.ts';
import type { Data } from '../src/data.ts';
import { createInstall } from '../src/install.ts';
import { memoryKeyValueStorage } from '../src/key-value-storage.ts';
import { createFakeMicrophone } from '../src/recordings/fake-microphone.ts';
import { memoryTabLocks } from '../src/recordings/tab-locks.ts';
import { ana } from '../src/testing.ts';
import { fakeServer } from './fake-server.ts';

type StoredTable = {
  name: string;
  keyPath: string;
  autoIncrement: boolean;
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[];
  records: { value: object }[];
};
type StoredDatabase = { name: string; version: number; stores: StoredTable[] };

/** What version 1.0.0 left in a browser: somebody wrote, signed up, and went on writing, all through its screens. */
const { databases }: { databases: StoredDatabase[] } = JSON.parse(
  readFileSync(new URL('./profile-of-1.0.0.json', import.meta.url), 'utf8'),
);

const restore = ({ name, version, stores }: StoredDatabase) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      for (const { name: table, keyPath, autoIncrement, indexes, records } of stores) {
        const store = opening.result.createObjectStore(table, { keyPath, autoIncrement });
        for (const { name: index, keyPath: path, unique, multiEntry } of indexes) {
          store.createIndex(index, path, { unique, multiEntry });
        }
        for (const { value } of records) store.put(value);
      }
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });

/** The present code in that browser. */
async function openBrowser() {
  for (const database of databases) await restore(database);
  const service = memoryHosting();
  const serviceRows = fakeServer();
  const locks = memoryTabLocks(new Map());
  const data = assemble({
    env: {
      now: () => new Date('2026-11-23T09:00:00.000Z'),
      newId: () => crypto.randomUUID(),
      randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    },
    // Node has no Web Locks.
    directory: { ...indexedDbDirectory(), withTabLock: memoryDirectory().withTabLock },
    sessionKeys: memorySessionKeys(),
    kdf: async () => argon2,
    keyValueStorage: memoryKeyValueStorage(),
    openMicrophone: createFakeMicrophone().open,
    openStore: indexedDbStores,
    plans: indexedDbBackupPlans(),
    hosting: service.open,
    hostedRemote: async () => () => serviceRows.remote(),
    install: createInstall({ way: 'none', storage: memoryKeyValueStorage() }),
    tabChannel: memoryTabChannel(new Set()),
    tabLocks: async () => locks,
    device: {
      health: async () => ({
        used: 0,
        quota: 0,
        persisted: true,
        durability: 'durable',
        replica: 'missing',
      }),
      persist: async () => true,
    },
  });
  await data.accounts.start();
  return { data, service, serviceRows };
}

async function expectAllOfIt({ entries, checkIns, moments, conversations, streak }: Data) {
  const written = (await entries.list()).items.map(({ title, content }) => [title, content]).sort();
  expect(written).toEqual([
    ['A hard night', 'I wrote until the morning came. 🌊 日本語'],
    ['Before there was an account', 'The stairs are quiet.'],
    ['The sea', 'It was calm, and I could look at it again.'],
  ]);
  const notes = (await checkIns.recent()).items.map(({ notes: words }) => words);
  expect(notes).toContain('The lilies.');
  expect((await moments.list()).items).toHaveLength(1);
  const said = (await conversations.current())?.messages.map(({ text }) => text);
  expect(said).toContain('I set out two cups this morning.');
  expect(await streak.count()).toBe(1);
}

test('a profile of version 1.0.0 opens with its password, moves to a server, and is whole on another device', {
  timeout: 120_000,
}, async () => {
  const { data, service, serviceRows } = await openBrowser();
  await data.accounts.logIn(ana);
  await expectAllOfIt(data);
  expect(await data.drafts.get('new')).toMatchObject({ content: 'Not finished yet.' });

  await data.accounts.moveToHosting(ana.password);
  await expectAllOfIt(data);
  await expect.poll(() => data.hosted.state.getState().status).toBe('open');
  await data.sync.now();
  expect(data.sync.state.getState()).toMatchObject({ status: 'synced', waiting: 0, refused: 0 });
  expect(serviceRows.rows().every(({ seal }) => seal?.startsWith('e2.'))).toBe(true);

  await data.accounts.logOut();
  await data.accounts.logIn(ana);
  await expectAllOfIt(data);
  expect(service.users).toHaveLength(1);
});
