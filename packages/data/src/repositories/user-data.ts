import type { z } from 'zod';
import type { Env } from '../env.ts';
import type { Desk } from './desk.ts';
import { openJson, sealJson } from './sealed-json.ts';

/** Sealed JSON documents in `user_data`, one a key. Drafts and records are made of it. */
export type UserData = {
  /** Null when there is none. Throws AppError('vault.unreadable') when it does not open or fit the schema. */
  get<T>(key: string, schema: z.ZodType<T>): Promise<T | null>;
  put(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
};

export function createUserData({ env, desk }: { env: Env; desk: Desk }): UserData {
  return {
    async get(key, schema) {
      const open = await desk.open();
      if (!open) return null;
      const id = rowId(open.vault.userId, key);
      const row = await open.store.get('user_data', id);
      return row ? openJson(open.vault, placeOf(id), row.value, schema) : null;
    },
    async put(key, value) {
      const { vault, store } = await desk.openForWriting();
      const id = rowId(vault.userId, key);
      const now = env.now().toISOString();
      const before = await store.get('user_data', id);
      const sealed = await sealJson(vault, placeOf(id), value);
      const row = {
        id,
        user_id: vault.userId,
        key,
        value: sealed,
        created_at: before?.created_at ?? now,
        updated_at: now,
      };
      await store.write([{ table: 'user_data', put: row }]);
    },
    async remove(key) {
      const open = await desk.open();
      await open?.store.write([{ table: 'user_data', remove: rowId(open.vault.userId, key) }]);
    },
  };
}

/** One row a key, whichever tab writes it first. */
const rowId = (userId: string, key: string) => `${userId}:${key}`;
const placeOf = (id: string) => ({ table: 'user_data', column: 'value', rowId: id });
