import type * as z from 'zod/mini';
import { type RecordKey, type RecordValues, recordSchemas } from './record-schemas.ts';
import type { UserData } from './user-data.ts';

/** Single encrypted documents by key: healing path, onboarding answers, completed rituals, settings. */
export type Records = {
  get<K extends RecordKey>(key: K): Promise<RecordValues[K] | null>;
  /** What was changed since `base`, the record as it was last read (null for none), becomes an earlier version. */
  put<K extends RecordKey>(
    key: K,
    value: RecordValues[K],
    base?: RecordValues[K] | null,
  ): Promise<void>;
  /** Reads, changes and writes without another write of this tab in between. */
  change<K extends RecordKey>(
    key: K,
    next: (before: RecordValues[K] | null) => RecordValues[K],
  ): Promise<void>;
  remove(key: RecordKey): Promise<void>;
};

export function createRecords({ userData }: { userData: UserData }): Records {
  return {
    get: <K extends RecordKey>(key: K) => userData.get(key, schemaOf(key)),
    put: (key, value, base) => userData.put(key, value, schemaOf(key), base),
    change: (key, next) => userData.change(key, next, schemaOf(key)),
    remove: (key) => userData.remove(key),
  };
}

/** Links a key to the type of its value, which an indexed read of `recordSchemas` loses. */
const schemaOf = <K extends RecordKey>(key: K) =>
  recordSchemas[key] as unknown as z.ZodMiniType<RecordValues[K]>;
