import { keyOf } from '@mooring/contract';
import { createMutex, type Env, retryIfChanged, type Write } from '@mooring/storage';
import type * as z from 'zod/mini';
import type { AccountStorage, OpenAccount } from './account-storage.ts';
import { openJson, sealJson } from './sealed-json.ts';
import {
  asEarlierVersion,
  rowsWithPrefix,
  type UserDataRow,
  valueLocation,
} from './user-data-rows.ts';

/**
 * Encrypted JSON documents in `user_data`, one per key. Drafts and records use it. What a sync or another tab wrote while a document
 * was changed or replaced is read again (optimistic concurrency), and its words are kept.
 */
export type UserData = {
  /** Null if there is none. Throws AppError('vault.unreadable') if it cannot be opened or does not match the schema. */
  get<T>(key: string, schema: z.ZodMiniType<T>): Promise<T | null>;
  /**
   * Rejects a value that does not match the schema. An existing document that cannot be opened is kept under a
   * 'set-aside:' key, not overwritten. So is one that was changed since `base`, the document as it was last read, or null for
   * none; without `base`, since this call.
   */
  put<T>(key: string, value: T, schema: z.ZodMiniType<T>, base?: T | null): Promise<void>;
  /**
   * Reads, changes and writes under the mutex. `before` is null if the value is missing or cannot be opened. Where another was
   * faster, `next` is called again with what it wrote; with `keepsReplaced` that stays as an earlier version too.
   */
  change<T>(
    key: string,
    next: (before: T | null) => T,
    schema: z.ZodMiniType<T>,
    options?: { keepsReplaced: boolean },
  ): Promise<void>;
  /** Throws AppError('store.changed'), and removes nothing, if it was changed during this call. */
  remove(key: string): Promise<void>;
  /** The keys that begin with `prefix`, in order, each with the time of its last change. No document is opened. */
  list(prefix: string): Promise<{ key: string; at: string }[]>;
};

export function createUserData({ env, storage }: { env: Env; storage: AccountStorage }): UserData {
  // Encrypting a long text takes longer: without the mutex an older draft could overwrite a newer one.
  const withMutex = createMutex();
  const get = async <T>(key: string, schema: z.ZodMiniType<T>) => {
    const open = await storage.open();
    if (!open) return null;
    const row = await open.store.get('user_data', rowIdOf(open.vault.userId, key));
    return row ? openJson(open.vault, valueLocation(row.id), row.value, schema) : null;
  };
  return {
    get: (key, schema) => withMutex(() => get(key, schema)),
    put: (key, value, schema, base) =>
      withMutex(async () => {
        let known = base;
        await retryIfChanged(async () => {
          const at = { env, ...(await storage.openForWriting()) };
          const stored = await readDocument(at, key, schema);
          if (known === undefined) known = stored.value;
          const writes = await writesOver(at, { key, value, schema }, stored);
          const isOther =
            stored.value !== null &&
            !isSame(stored.value, known, schema) &&
            !isSame(stored.value, value, schema);
          if (isOther && stored.row && !isDraft(key)) {
            writes.push(await earlierVersionWrite(at, key, stored.row));
          }
          await at.store.write(writes);
        });
      }),
    change: (key, next, schema, { keepsReplaced } = { keepsReplaced: false }) =>
      withMutex(async () => {
        let isRetry = false;
        await retryIfChanged(async () => {
          const open = await storage.open();
          const stored = open ? await readDocument(open, key, schema) : noDocument;
          const value = next(stored.value);
          const at = { env, ...(await storage.openForWriting()) };
          const writes = await writesOver(at, { key, value, schema }, stored);
          if (isRetry && keepsReplaced && stored.row && stored.value !== null) {
            writes.push(await earlierVersionWrite(at, key, stored.row));
          }
          isRetry = true;
          await at.store.write(writes);
        });
      }),
    remove: (key) =>
      withMutex(async () => {
        const open = await storage.open();
        if (!open) return;
        const remove = rowIdOf(open.vault.userId, key);
        const row = await open.store.get('user_data', remove);
        if (!row) return;
        // What another tab types of a draft comes again with its next words.
        const expected = isDraft(key) ? {} : { expected: row };
        await open.store.write([{ table: 'user_data', remove, ...expected }]);
      }),
    list: (prefix) =>
      withMutex(async () => {
        const open = await storage.open();
        if (!open) return [];
        const rows = await rowsWithPrefix(open.store, rowIdOf(open.vault.userId, prefix));
        return rows.map(({ key, updated_at: at }) => ({ key, at }));
      }),
  };
}

type At = OpenAccount & { env: Env };

/** `value` is null where there is none, and where it cannot be opened. */
type StoredDocument<T> = { row: UserDataRow | undefined; value: T | null };
const noDocument = { row: undefined, value: null };

async function readDocument<T>(
  { vault, store }: OpenAccount,
  key: string,
  schema: z.ZodMiniType<T>,
): Promise<StoredDocument<T>> {
  const row = await store.get('user_data', rowIdOf(vault.userId, key));
  if (!row) return noDocument;
  const value = await openJson(vault, valueLocation(row.id), row.value, schema).catch(
    unreadableAsNull,
  );
  return { row, value };
}

type Document<T> = { key: string; value: T; schema: z.ZodMiniType<T> };

/**
 * The writes that put a document, for whoever writes it together with other rows, and does it again where that throws
 * AppError('store.changed'). Rejects what does not match the schema.
 */
export async function documentWrites<T>(at: At, document: Document<T>): Promise<Write[]> {
  return writesOver(at, document, await readDocument(at, document.key, document.schema));
}

async function writesOver<T>(
  { env, vault }: At,
  { key, value, schema }: Document<T>,
  { row: before, value: opened }: StoredDocument<T>,
): Promise<Write[]> {
  const json = schema.parse(value);
  const id = rowIdOf(vault.userId, key);
  const now = env.now().toISOString();
  const writes: Write[] = [];
  if (before && opened === null) {
    const asideKey = `set-aside:${key}:${env.newId()}`;
    const row = { ...before, id: rowIdOf(vault.userId, asideKey), key: asideKey };
    writes.push({ table: 'user_data', put: row });
  }
  const row = {
    id,
    user_id: vault.userId,
    key,
    value: await sealJson(vault, valueLocation(id), json),
    created_at: before?.created_at ?? now,
    updated_at: now,
  };
  return [...writes, { table: 'user_data', put: row, expected: before ?? null }];
}

async function earlierVersionWrite(
  { env, vault }: At,
  key: string,
  row: UserDataRow,
): Promise<Write> {
  const id = rowIdOf(vault.userId, `set-aside:${key}:${env.newId()}`);
  const put = await asEarlierVersion(vault, row, id, env.now().toISOString());
  return { table: 'user_data', put };
}

/** The words of a draft stand on the screen of the tab that types them. */
const isDraft = (key: string) => /^(draft:|healing-path-draft|onboarding-draft)/.test(key);

/** `other` may be a document with more fields, such as the times of its row. */
const isSame = <T>(one: T, other: T | null | undefined, schema: z.ZodMiniType<T>) =>
  JSON.stringify(one) === JSON.stringify(schema.safeParse(other).data);

/** The id is derived from the key, so two tabs write the same row. */
export const rowIdOf = (userId: string, key: string) => `${userId}:${key}`;

function unreadableAsNull(error: unknown): null {
  if (keyOf(error, 'store.failed') !== 'vault.unreadable') throw error;
  return null;
}
