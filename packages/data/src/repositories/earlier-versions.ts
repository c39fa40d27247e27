import { type Env, retryIfChanged, type Vault, type Write } from '@mooring/storage';
import type * as z from 'zod/mini';
import { storedPictureSchema } from '../pictures/picture-schema.ts';
import type { AccountStorage } from './account-storage.ts';
import { collectionOfKey, collectionSchemas } from './collection-schemas.ts';
import { storedDraftSchema } from './drafts.ts';
import { type RecordKey, recordSchemas } from './record-schemas.ts';
import { sealJson } from './sealed-json.ts';
import {
  asEarlierVersion,
  rowsWithPrefix,
  type UserDataRow,
  valueLocation,
} from './user-data-rows.ts';

/**
 * A version of a document that was replaced: by another device's in a conflict, by what was written before logging in, or by
 * `reinstate`. On this device only.
 */
export type EarlierVersion = {
  id: string;
  /** The key of the document that it is a version of. */
  key: string;
  value: unknown;
  /** ISO time at which it was replaced. */
  date: string;
  /** Whether it can be reinstated. */
  isUsable: boolean;
};

/**
 * Versions of documents that lost a conflict between two devices (stored keys begin with 'set-aside:'). The quarantine
 * lists those that cannot be opened.
 */
export type EarlierVersions = {
  /** Newest first. */
  list(): Promise<EarlierVersion[]>;
  /** Makes it the current version. The one that was current becomes an earlier version. */
  reinstate(version: EarlierVersion): Promise<void>;
  remove(id: string): Promise<void>;
  /** Restores a removed one. */
  restore(version: EarlierVersion): Promise<void>;
};

type NewDocument = { id: string; value: unknown; date: string; created?: string | undefined };
type Parts = { env: Env; storage: AccountStorage };

const keyPrefix = 'set-aside:';

export function createEarlierVersions({ env, storage }: Parts): EarlierVersions {
  return {
    async list() {
      const open = await storage.open();
      if (!open) return [];
      const prefix = `${open.vault.userId}:${keyPrefix}`;
      const rows = await rowsWithPrefix(open.store, prefix);
      const versions = await Promise.all(rows.map((row) => openVersion(open.vault, row)));
      return versions
        .filter((version) => version != null)
        .sort((one, other) => (one.date < other.date ? 1 : -1));
    },
    async reinstate({ id, key, value }) {
      await retryIfChanged(async () => {
        const { vault, store } = await storage.openForWriting();
        const now = env.now().toISOString();
        const documentId = `${vault.userId}:${key}`;
        const before = await store.get('user_data', documentId);
        const put = await sealDocument(vault, {
          id: documentId,
          value,
          created: before?.created_at,
          date: now,
        });
        const writes: Write[] = [
          { table: 'user_data', put, expected: before ?? null },
          { table: 'user_data', remove: id },
        ];
        if (before) {
          const versionId = `${vault.userId}:${keyPrefix}${key}:${env.newId()}`;
          writes.push({
            table: 'user_data',
            put: await asEarlierVersion(vault, before, versionId, now),
          });
        }
        await store.write(writes);
      });
    },
    async remove(id) {
      const open = await storage.open();
      await open?.store.write([{ table: 'user_data', remove: id }]);
    },
    async restore(version) {
      const { vault, store } = await storage.openForWriting();
      await store.write([{ table: 'user_data', put: await sealDocument(vault, version) }]);
    },
  };
}

async function sealDocument(
  vault: Vault,
  { id, value, date, created = date }: NewDocument,
): Promise<UserDataRow> {
  return {
    id,
    user_id: vault.userId,
    key: id.slice(vault.userId.length + 1),
    value: await sealJson(vault, valueLocation(id), value),
    created_at: created,
    updated_at: date,
  };
}

const isRecordKey = (key: string): key is RecordKey => Object.hasOwn(recordSchemas, key);

function schemaOfKey(key: string): z.ZodMiniType<unknown> | null {
  if (isRecordKey(key)) return recordSchemas[key];
  if (key.startsWith('picture:')) return storedPictureSchema;
  const collection = collectionOfKey(key);
  return collection ? collectionSchemas[collection] : storedDraftSchema(key);
}

/** Null if it cannot be opened. */
async function openVersion(vault: Vault, row: UserDataRow): Promise<EarlierVersion | null> {
  // The last part of the key is the id of this version. The document's key may contain colons.
  const key = row.key.slice(keyPrefix.length, row.key.lastIndexOf(':'));
  try {
    const value: unknown = JSON.parse(await vault.open(valueLocation(row.id), row.value));
    const schema = schemaOfKey(key);
    const usable = schema?.safeParse(value).success ?? false;
    return { id: row.id, key: key, value, date: row.updated_at, isUsable: usable };
  } catch {
    return null;
  }
}
