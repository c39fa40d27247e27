import type * as z from 'zod/mini';
import type { AccountStorage } from './account-storage.ts';
import {
  type CollectionItem,
  type CollectionName,
  collectionSchemas,
} from './collection-schemas.ts';
import { emptyResult, type ListResult, openRows } from './list-result.ts';
import { openJson } from './sealed-json.ts';
import type { UserData } from './user-data.ts';
import { rowsWithPrefix, valueLocation } from './user-data-rows.ts';

/** A document with the times of its row, ISO. */
export type Stored<T> = T & { createdAt: string; updatedAt: string };

/** A list of encrypted documents: people, days, letters. */
export type Collection<T extends { id: string }> = {
  /** Oldest first. */
  list(): Promise<ListResult<Stored<T>>>;
  /** Null if there is none. Throws AppError('vault.unreadable'). */
  get(id: string): Promise<T | null>;
  /**
   * Adds it, or replaces the one of the same id. Rejects what does not match the schema. One that was changed since `base`, as it was
   * last read (null for none), becomes an earlier version; without `base`, since this call.
   */
  put(item: T, base?: T | null): Promise<void>;
  /** Reads, changes and writes without another write of this tab in between. Does nothing if there is none. */
  change(id: string, next: (before: T) => T): Promise<void>;
  remove(id: string): Promise<void>;
};

type Parts<N extends CollectionName> = { name: N; storage: AccountStorage; userData: UserData };

export function createCollection<N extends CollectionName>({
  name,
  storage,
  userData,
}: Parts<N>): Collection<CollectionItem<N>> {
  type Item = CollectionItem<N>;
  // Links the name to the type of its documents, which an indexed read loses.
  const schema = collectionSchemas[name] as unknown as z.ZodMiniType<Item>;
  const keyOfItem = (id: string) => `${name}:${id}`;
  return {
    async list() {
      const open = await storage.open();
      if (!open) return emptyResult();
      const { vault, store } = open;
      const rows = await rowsWithPrefix(store, `${vault.userId}:${name}:`);
      const result = await openRows(
        rows,
        ({ updated_at }) => updated_at,
        async (row): Promise<Stored<Item>> => {
          const item = await openJson(vault, valueLocation(row.id), row.value, schema);
          return { ...item, createdAt: row.created_at, updatedAt: row.updated_at };
        },
      );
      result.items.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
      return result;
    },
    get: (id) => userData.get(keyOfItem(id), schema),
    put: (item, base) => userData.put(keyOfItem(item.id), item, schema, base),
    async change(id, next) {
      const before = await userData.get(keyOfItem(id), schema);
      if (before === null) return;
      const change = (stored: Item | null) => next(stored ?? before);
      await userData.change(keyOfItem(id), change, schema, { keepsReplaced: true });
    },
    remove: (id) => userData.remove(keyOfItem(id)),
  };
}
