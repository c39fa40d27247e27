import type { Dexie } from 'dexie';
import * as z from 'zod/mini';
import { createDatabase } from '../adapters/database-indexeddb.ts';
import { withStorageErrors } from '../adapters/errors-indexeddb.ts';
import { type KeyFiles, opfsKeyFiles } from './key-files.ts';
import type { BesideKey, SessionKeys, StoredSession } from './session-keys.ts';

/** The part of the Storage Buckets API in use (Chromium has it): IndexedDB that the browser deletes when it expires. */
export type StorageBuckets = {
  open(name: string, options?: { expires?: number; durability?: 'strict' }): Promise<StorageBucket>;
  delete(name: string): Promise<void>;
  keys(): Promise<string[]>;
};
type StorageBucket = { indexedDB: IDBFactory; setExpires(time: number): Promise<void> };
/** The IndexedDB of a bucket. Undefined for the plain one. */
type Factory = IDBFactory | undefined;

/** `tokens` is empty while `signIn` is there: older builds then find none. */
const storedTokens = z.object({
  accountId: z.string(),
  tokens: z.string(),
  signIn: z.optional(z.string()),
});

const storedSession = z.object({
  accountId: z.string(),
  rowKey: z.instanceof(CryptoKey),
  importKey: z.optional(z.instanceof(CryptoKey)),
  kid: z.string(),
  savedAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
}) satisfies z.ZodMiniType<StoredSession>;

/**
 * An account's key is in a bucket that expires with it, or in plain IndexedDB where there are no buckets. A visitor's key
 * exists nowhere else, so it is also in a file: the browser may delete or damage one without the other. Bucket and file can be
 * removed from the disk. Plain IndexedDB cannot, and is used only where the better place is missing.
 */
export function indexedDbSessionKeys(
  buckets: StorageBuckets | undefined = browserBuckets(),
  files: KeyFiles = opfsKeyFiles(),
): SessionKeys {
  const openBucket = async ({ accountId, expiresAt }: StoredSession): Promise<Factory> => {
    const expires = expiresAt === null ? undefined : Date.parse(expiresAt);
    const options = { durability: 'strict' as const, ...(expires ? { expires } : {}) };
    const bucket = await buckets?.open(bucketName(accountId), options).catch(() => undefined);
    // A bucket that exists ignores the options of `open`.
    if (bucket && expires) await bucket.setExpires(expires);
    return bucket?.indexedDB;
  };
  const existingBucket = async (accountId: string): Promise<Factory> => {
    const names = await buckets?.keys().catch((): string[] => []);
    if (!names?.includes(bucketName(accountId))) return undefined;
    return (await buckets?.open(bucketName(accountId)).catch(() => undefined))?.indexedDB;
  };

  const isKeptInFile = async (session: StoredSession, dataKey: Uint8Array | undefined) =>
    dataKey
      ? files.write(session.accountId, { dataKey, kid: session.kid })
      : (await files.read(session.accountId))?.kid === session.kid;

  const storedBeside = (accountId: string) =>
    withStorageErrors(async () => {
      const factory = await existingBucket(accountId);
      return (
        (factory && (await readTokens(factory, accountId))) ?? readTokens(undefined, accountId)
      );
    });

  return {
    put: (session, beside = {}) =>
      withStorageErrors(async () => {
        const factory = await openBucket(session);
        const isVisitor = session.expiresAt === null;
        if (factory && !isVisitor) {
          // Side by side, because somebody waits for both. If one fails, the password opens the account.
          await Promise.all([write(factory, session, beside), erase(undefined, session.accountId)]);
          return;
        }
        if (factory) await write(factory, session);
        if (isVisitor && (await isKeptInFile(session, beside.dataKey)))
          await erase(undefined, session.accountId);
        else await write(undefined, session, beside);
      }),
    get: (accountId) =>
      withStorageErrors(async () => {
        const factory = await existingBucket(accountId);
        const found = factory && (await read(factory, accountId).catch(() => undefined));
        return found ?? read(undefined, accountId);
      }),
    getVisitorKey: (accountId) => files.read(accountId),
    remove: (accountId) =>
      withStorageErrors(async () => {
        await buckets?.delete(bucketName(accountId)).catch(() => {});
        await files.remove(accountId);
        await erase(undefined, accountId);
      }),
    putTokens: (accountId, tokens) =>
      withStorageErrors(async () => {
        const factories = [await existingBucket(accountId), undefined];
        for (const factory of new Set(factories)) await writeTokens(factory, accountId, tokens);
      }),
    getTokens: async (accountId) => (await storedBeside(accountId))?.tokens || null,
    getSignIn: async (accountId) => (await storedBeside(accountId))?.signIn ?? null,
  };
}

/** Only beside the key: tokens that arrive after a log-out must not be stored. */
function writeTokens(factory: Factory, accountId: string, tokens: string | null): Promise<void> {
  return withKeys(factory, (_keys, db) =>
    db.transaction('rw', keysOf(db), tokensOf(db), async () => {
      const owner = await keysOf(db).get(accountId);
      if (tokens === null || !owner) await tokensOf(db).delete(accountId);
      else await tokensOf(db).put({ accountId, tokens });
    }),
  );
}

function readTokens(factory: Factory, accountId: string) {
  return withKeys(
    factory,
    async (_keys, db) => storedTokens.safeParse(await tokensOf(db).get(accountId)).data ?? null,
  ).catch(() => null);
}

function write(
  factory: Factory,
  session: StoredSession,
  { tokens, signIn }: BesideKey = {},
): Promise<void> {
  const { accountId } = session;
  const given = tokens ?? (signIn ? '' : null);
  return withKeys(factory, (keys, db) =>
    db.transaction('rw', keys, tokensOf(db), async () => {
      await keys.put(storedSession.parse(session));
      if (given !== null)
        await tokensOf(db).put({ accountId, tokens: given, ...(signIn ? { signIn } : {}) });
    }),
  );
}

function erase(factory: Factory, accountId: string): Promise<void> {
  return withKeys(factory, async (keys, db) => {
    await keys.delete(accountId);
    await tokensOf(db).delete(accountId);
  });
}

function read(factory: Factory, accountId: string): Promise<StoredSession | undefined> {
  return withKeys(factory, async (keys) => storedSession.safeParse(await keys.get(accountId)).data);
}

/** Closes the database after the work: a bucket with an open connection cannot be deleted. */
async function withKeys<T>(
  factory: Factory,
  work: (keys: ReturnType<typeof keysOf>, db: Dexie) => PromiseLike<T>,
): Promise<T> {
  const db = createDatabase('mooring-session', factory ? { indexedDB: factory, IDBKeyRange } : {});
  db.version(2).stores({ keys: 'accountId', tokens: 'accountId' });
  try {
    return await work(keysOf(db), db);
  } finally {
    db.close();
  }
}

function keysOf(db: Dexie) {
  return db.table<StoredSession, string>('keys');
}

function tokensOf(db: Dexie) {
  return db.table<z.infer<typeof storedTokens>, string>('tokens');
}

/** Bucket names allow lower-case letters, digits, '-' and '_'. */
function bucketName(accountId: string): string {
  return `session-${accountId.toLowerCase()}`;
}

function browserBuckets(): StorageBuckets | undefined {
  return (navigator as { storageBuckets?: StorageBuckets }).storageBuckets;
}
