import { readLocalStorage, writeLocalStorage } from '@mooring/storage';

/** Small values that survive a reload and are not encrypted: never words of the person. */
export type KeyValueStorage = {
  read(key: string): string | null;
  /** `null` removes the key. */
  write(key: string, value: string | null): void;
  /** Calls `listener` when another tab has written. */
  listen?(listener: () => void): void;
};

export const localKeyValueStorage: KeyValueStorage = {
  read: readLocalStorage,
  write: writeLocalStorage,
  listen: (listener) => globalThis.addEventListener?.('storage', listener),
};

export function memoryKeyValueStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write(key, value) {
      if (value === null) values.delete(key);
      else values.set(key, value);
    },
  };
}
