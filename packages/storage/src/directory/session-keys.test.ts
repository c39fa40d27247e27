// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { deriveVaultKeys } from '../vault/keys.ts';
import type { KeyFiles } from './key-files.ts';
import {
  createStoredSession,
  type SessionKeys,
  storedSessionState,
  type VisitorKey,
} from './session-keys.ts';
import { indexedDbSessionKeys, type StorageBuckets } from './session-keys-indexeddb.ts';
import { memorySessionKeys } from './session-keys-memory.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const keys = await deriveVaultKeys(new Uint8Array(32));

/** The Storage Buckets of Chromium, as far as they are used. */
function fakeBuckets() {
  const kept = new Map<string, { indexedDB: IDBFactory; expires: number | undefined }>();
  const buckets: StorageBuckets = {
    async open(name, options) {
      if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(name)) throw new TypeError('Invalid bucket name');
      const bucket = kept.get(name) ?? { indexedDB: new IDBFactory(), expires: options?.expires };
      kept.set(name, bucket);
      return {
        indexedDB: bucket.indexedDB,
        async setExpires(time) {
          bucket.expires = time;
        },
      };
    },
    delete: async (name) => void kept.delete(name),
    keys: async () => [...kept.keys()],
  };
  return { kept, buckets };
}

/** The private file system, as far as it is used. */
function fakeFiles(isFull = false) {
  const kept = new Map<string, VisitorKey>();
  const files: KeyFiles = {
    async write(accountId, { dataKey, kid }) {
      if (!isFull) kept.set(accountId, { dataKey: dataKey.slice(), kid });
      return !isFull;
    },
    read: async (accountId) => kept.get(accountId),
    remove: async (accountId) => void kept.delete(accountId),
  };
  return { kept, files };
}

/** The ids of the keys in plain IndexedDB. */
const idsInPlainDatabase = () =>
  new Promise<unknown[]>((resolve, reject) => {
    const opening = indexedDB.open('mooring-session');
    opening.onsuccess = () => {
      const keysOf = opening.result.transaction('keys').objectStore('keys').getAllKeys();
      keysOf.onsuccess = () => resolve(keysOf.result);
      keysOf.onerror = () => reject(keysOf.error);
      opening.result.close();
    };
  });

const refusingBuckets: StorageBuckets = {
  open: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  delete: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  keys: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
};

const kinds: [string, () => SessionKeys][] = [
  ['in memory', memorySessionKeys],
  ['in buckets', () => indexedDbSessionKeys(fakeBuckets().buckets)],
  ['without buckets', () => indexedDbSessionKeys(undefined)],
  ['where buckets are refused', () => indexedDbSessionKeys(refusingBuckets)],
];

describe.each(kinds)('stored sessions %s', (kind, open) => {
  test('open what was sealed before, for one account and not another', async () => {
    const sessionKeys = open();
    const ana = `Ana-${kind}`;
    const session = createStoredSession(now, ana, keys, true);
    expect(await sessionKeys.get(ana)).toBeUndefined();
    await sessionKeys.put(session);
    await sessionKeys.put(createStoredSession(now, `ben-${kind}`, keys, false));
    const { rowKey, importKey, ...rest } = (await sessionKeys.get(ana)) ?? session;
    expect(rest).toEqual({
      accountId: ana,
      kid: keys.kid,
      savedAt: session.savedAt,
      expiresAt: '2026-03-05T09:00:00.000Z',
    });
    expect([rowKey.extractable, importKey?.extractable]).toEqual([false, false]);
    const algorithm = { name: 'AES-GCM', iv: new Uint8Array(12) };
    const sealed = await crypto.subtle.encrypt(algorithm, keys.rowKey, new Uint8Array([1, 2, 3]));
    expect(new Uint8Array(await crypto.subtle.decrypt(algorithm, rowKey, sealed))).toEqual(
      new Uint8Array([1, 2, 3]),
    );
    await sessionKeys.remove(ana);
    expect(await sessionKeys.get(ana)).toBeUndefined();
    expect((await sessionKeys.get(`ben-${kind}`))?.expiresAt).toBeNull();
    await sessionKeys.remove(ana);
  });
});

test('a session that version 1.0.0 stored, without an import key, is still open', async () => {
  const sessionKeys = indexedDbSessionKeys(fakeBuckets().buckets);
  const { rowKey, kid } = keys;
  await sessionKeys.put(createStoredSession(now, 'ana', { rowKey, kid }, true));
  expect(await sessionKeys.get('ana')).toMatchObject({ accountId: 'ana', kid });
});

test('the bucket of a session expires when the session does', async () => {
  const { kept, buckets } = fakeBuckets();
  const sessionKeys = indexedDbSessionKeys(buckets);
  await sessionKeys.put(createStoredSession(now, 'ana', keys, true));
  expect(kept.get('session-ana')?.expires).toBe(Date.parse('2026-03-05T09:00:00.000Z'));
  const later = new Date('2026-03-04T09:00:00.000Z');
  await sessionKeys.put(createStoredSession(later, 'ana', keys, true));
  expect(kept.get('session-ana')?.expires).toBe(Date.parse('2026-03-07T09:00:00.000Z'));
  await sessionKeys.remove('ana');
  expect(kept.size).toBe(0);
});

test("a visitor's key survives the loss of its bucket, and an account's does not", async () => {
  const { kept, buckets } = fakeBuckets();
  const sessionKeys = indexedDbSessionKeys(buckets, fakeFiles().files);
  await sessionKeys.put(createStoredSession(now, 'visitor', keys, false), {
    dataKey: new Uint8Array(32),
  });
  await sessionKeys.put(createStoredSession(now, 'signed-up', keys, true));
  kept.clear();
  expect(await sessionKeys.getVisitorKey('visitor')).toEqual({
    dataKey: new Uint8Array(32),
    kid: keys.kid,
  });
  expect(await sessionKeys.get('signed-up')).toBeUndefined();
});

test.each([
  ['in a bucket and a file', fakeBuckets().buckets],
  ['in a file alone, where there are no buckets', undefined],
])(
  "a visitor's key is %s, never in plain IndexedDB, and nowhere once it is removed",
  async (_, buckets) => {
    const { kept, files } = fakeFiles();
    const sessionKeys = indexedDbSessionKeys(buckets, files);
    const visitor = createStoredSession(now, 'leaves-nothing', keys, false);
    await sessionKeys.put(visitor, { dataKey: new Uint8Array(32) });
    await sessionKeys.put(visitor);
    expect(kept.has('leaves-nothing')).toBe(true);
    expect(await idsInPlainDatabase()).not.toContain('leaves-nothing');
    await sessionKeys.remove('leaves-nothing');
    expect(kept.size).toBe(0);
    expect(await sessionKeys.get('leaves-nothing')).toBeUndefined();
  },
);

test('where no file can be written a visitor has two copies all the same', async () => {
  const { kept, buckets } = fakeBuckets();
  const sessionKeys = indexedDbSessionKeys(buckets, fakeFiles(true).files);
  await sessionKeys.put(createStoredSession(now, 'twice', keys, false), {
    dataKey: new Uint8Array(32),
  });
  kept.clear();
  expect((await sessionKeys.get('twice'))?.kid).toBe(keys.kid);
  await sessionKeys.remove('twice');
  expect(await sessionKeys.get('twice')).toBeUndefined();
});

test.each([
  ['at once', '2026-03-02T09:00:00.000Z', 'valid'],
  ['after 71 hours and 59 minutes', '2026-03-05T08:59:00.000Z', 'valid'],
  ['after 72 hours and a minute', '2026-03-05T09:01:00.000Z', 'expired'],
  ['with the clock set back', '2026-01-01T00:00:00.000Z', 'saved-in-future'],
])('a session stored for three days, checked %s', (_, at, state) => {
  expect(storedSessionState(createStoredSession(now, 'ana', keys, true), new Date(at))).toBe(state);
  expect(storedSessionState(createStoredSession(now, 'visitor', keys, false), new Date(at))).toBe(
    'valid',
  );
});

test.each(kinds)(
  'what signs in %s is kept with the key until there are tokens',
  async (kind, open) => {
    const sessionKeys = open();
    const ana = `signing-in-${kind}`;
    const session = createStoredSession(now, ana, keys, true);
    const kept = async () => [await sessionKeys.getSignIn(ana), await sessionKeys.getTokens(ana)];
    await sessionKeys.put(session, { signIn: 'sealed' });
    expect(await kept()).toEqual(['sealed', null]);
    // A session whose expiry is renewed keeps it.
    await sessionKeys.put(session);
    expect(await kept()).toEqual(['sealed', null]);
    await sessionKeys.putTokens(ana, 'tokens');
    expect(await kept()).toEqual([null, 'tokens']);
    await sessionKeys.put(session, { tokens: 'other tokens' });
    expect(await kept()).toEqual([null, 'other tokens']);
    await sessionKeys.put(session, { signIn: 'sealed' });
    await sessionKeys.remove(ana);
    expect(await kept()).toEqual([null, null]);
  },
);
