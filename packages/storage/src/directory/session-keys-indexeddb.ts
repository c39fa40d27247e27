import type { Dexie } from 'dexie';
import * as z from 'zod/mini';
import { createDatabase } from '../adapters/database-indexeddb.ts';
import { withStorageErrors } from '../adapters/errors-indexeddb.ts';
import type { SessionKeys, StoredSession } from './session-keys.ts';

/** The part of the Storage Buckets API in use (Chromium has it): IndexedDB that the browser deletes by itself. */
export type StorageBuckets = {
  open(name: string, options?: { expires?: number; durability?: 'strict' }): Promise<StorageBucket>;
  delete(name: string): Promise<void>;
  keys(): Promise<string[]>;
};
type StorageBucket = { indexedDB: IDBFactory; setExpires(time: number): Promise<void> };
type Place = IDBFactory | undefined;

const storedTokens = z.object({ accountId: z.string(), tokens: z.string() });

const storedSession = z.object({
  accountId: z.string(),
  rowKey: z.instanceof(CryptoKey),
  kid: z.string(),
  savedAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
}) satisfies z.ZodMiniType<StoredSession>;

/**
 * An account's key lives in a bucket that expires with it, or in plain IndexedDB where there are no buckets. A visitor's
 * key is kept in both: it exists nowhere else, and the two do not get damaged together.
 */
export function indexedDbSessionKeys(
  buckets: StorageBuckets | undefined = browserBuckets(),
): SessionKeys {
  const inBucket = async ({ accountId, expiresAt }: StoredSession): Promise<Place> => {
    const expires = expiresAt === null ? undefined : Date.parse(expiresAt);
    const options = { durability: 'strict' as const, ...(expires ? { expires } : {}) };
    const bucket = await buckets?.open(bucketOf(accountId), options).catch(() => undefined);
    // A bucket that exists ignores the options of `open`.
    if (bucket && expires) await bucket.setExpires(expires);
    return bucket?.indexedDB;
  };
  const existing = async (accountId: string): Promise<Place> => {
    const names = await buckets?.keys().catch((): string[] => []);
    if (!names?.includes(bucketOf(accountId))) return undefined;
    return (await buckets?.open(bucketOf(accountId)).catch(() => undefined))?.indexedDB;
  };

  return {
    put: (session) =>
      withStorageErrors(async () => {
        const place = await inBucket(session);
        if (place) await write(place, session);
        if (!place || session.expiresAt === null) await write(undefined, session);
        else await erase(undefined, session.accountId);
      }),
    get: (accountId) =>
      withStorageErrors(async () => {
        const place = await existing(accountId);
        const found = place && (await read(place, accountId).catch(() => undefined));
        return found ?? read(undefined, accountId);
      }),
    remove: (accountId) =>
      withStorageErrors(async () => {
        await buckets?.delete(bucketOf(accountId)).catch(() => {});
        await erase(undefined, accountId);
      }),
    putTokens: (accountId, tokens) =>
      withStorageErrors(async () => {
        const places = [await existing(accountId), undefined];
        for (const place of new Set(places)) await writeTokens(place, accountId, tokens);
      }),
    tokens: (accountId) =>
      withStorageErrors(async () => {
        const place = await existing(accountId);
        return (place && (await readTokens(place, accountId))) ?? readTokens(undefined, accountId);
      }),
  };
}

/** Only where the key is: tokens that come in after a log-out must not outlive it. */
function writeTokens(place: Place, accountId: string, tokens: string | null): Promise<void> {
  return inKeys(place, (_keys, db) =>
    db.transaction('rw', tableOf(db), tokensIn(db), async () => {
      const owner = await tableOf(db).get(accountId);
      if (tokens === null || !owner) await tokensIn(db).delete(accountId);
      else await tokensIn(db).put({ accountId, tokens });
    }),
  );
}

function readTokens(place: Place, accountId: string): Promise<string | null> {
  return inKeys(
    place,
    async (_keys, db) =>
      storedTokens.safeParse(await tokensIn(db).get(accountId)).data?.tokens ?? null,
  ).catch(() => null);
}

function write(place: Place, session: StoredSession): Promise<void> {
  return inKeys(place, async (keys) => {
    await keys.put(storedSession.parse(session));
  });
}

function erase(place: Place, accountId: string): Promise<void> {
  return inKeys(place, async (keys, db) => {
    await keys.delete(accountId);
    await tokensIn(db).delete(accountId);
  });
}

function read(place: Place, accountId: string): Promise<StoredSession | undefined> {
  return inKeys(place, async (keys) => storedSession.safeParse(await keys.get(accountId)).data);
}

/** Opens, works, closes: an open connection would keep a bucket from being deleted. */
async function inKeys<T>(
  place: Place,
  work: (keys: ReturnType<typeof tableOf>, db: Dexie) => PromiseLike<T>,
): Promise<T> {
  const db = createDatabase('mooring-session', place ? { indexedDB: place, IDBKeyRange } : {});
  db.version(2).stores({ keys: 'accountId', tokens: 'accountId' });
  try {
    return await work(tableOf(db), db);
  } finally {
    db.close();
  }
}

function tableOf(db: Dexie) {
  return db.table<StoredSession, string>('keys');
}

function tokensIn(db: Dexie) {
  return db.table<z.infer<typeof storedTokens>, string>('tokens');
}

/** Bucket names allow lower-case letters, digits, '-' and '_'. */
function bucketOf(accountId: string): string {
  return `session-${accountId.toLowerCase()}`;
}

function browserBuckets(): StorageBuckets | undefined {
  return (navigator as { storageBuckets?: StorageBuckets }).storageBuckets;
}
