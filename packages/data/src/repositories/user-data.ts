import { keyOf } from '@mooring/contract';
import type { Env, Vault, Write } from '@mooring/storage';
import { createMutex } from '@mooring/storage';
import type * as z from 'zod/mini';
import type { AccountStorage, OpenAccount } from './account-storage.ts';
import { openJson, sealJson } from './sealed-json.ts';
import { rowsWithPrefix, type UserDataRow, valueLocation } from './user-data-rows.ts';

/** Encrypted JSON documents in `user_data`, one per key. Drafts and records use it. */
export type UserData = {
  /** Null if there is none. Throws AppError('vault.unreadable') if it cannot be opened or does not match the schema. */
  get<T>(key: string, schema: z.ZodMiniType<T>): Promise<T | null>;
  /**
   * Rejects a value that does not match the schema. An existing document that cannot be opened is kept under a
   * 'set-aside:' key, not overwritten.
   */
  put<T>(key: string, value: T, schema: z.ZodMiniType<T>): Promise<void>;
  /** Reads, changes and writes under the mutex. `before` is null if the value is missing or cannot be opened. */
  change<T>(key: string, next: (before: T | null) => T, schema: z.ZodMiniType<T>): Promise<void>;
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
  const put = async <T>(key: string, value: T, schema: z.ZodMiniType<T>) => {
    const open = await storage.openForWriting();
    await open.store.write(await documentWrites({ env, ...open }, { key, value, schema }));
  };
  return {
    get: (key, schema) => withMutex(() => get(key, schema)),
    put: (key, value, schema) => withMutex(() => put(key, value, schema)),
    change: (key, next, schema) =>
      withMutex(async () => {
        const before = await get(key, schema).catch(unreadableAsNull);
        await put(key, next(before), schema);
      }),
    remove: (key) =>
      withMutex(async () => {
        const open = await storage.open();
        if (!open) return;
        const remove = rowIdOf(open.vault.userId, key);
        if (await open.store.get('user_data', remove))
          await open.store.write([{ table: 'user_data', remove }]);
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

type Document<T> = { key: string; value: T; schema: z.ZodMiniType<T> };

/** The writes that put a document, for whoever writes it together with other rows. Rejects what does not match the schema. */
export async function documentWrites<T>(
  { env, vault, store }: OpenAccount & { env: Env },
  { key, value, schema }: Document<T>,
): Promise<Write[]> {
  const json = schema.parse(value);
  const id = rowIdOf(vault.userId, key);
  const now = env.now().toISOString();
  const before = await store.get('user_data', id);
  const writes: Write[] = [];
  if (before && !(await canOpen(vault, before, schema))) {
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
  return [...writes, { table: 'user_data', put: row }];
}

/** The id is derived from the key, so two tabs write the same row. */
export const rowIdOf = (userId: string, key: string) => `${userId}:${key}`;

function unreadableAsNull(error: unknown): null {
  if (keyOf(error, 'store.failed') !== 'vault.unreadable') throw error;
  return null;
}

const canOpen = (vault: Vault, row: UserDataRow, schema: z.ZodMiniType) =>
  openJson(vault, valueLocation(row.id), row.value, schema).then(
    () => true,
    () => false,
  );
