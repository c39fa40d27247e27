import { Dexie } from 'dexie';

type Options = { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange };

/** A Dexie database with strict durability: a write is on the disk when it resolves. */
export function createDatabase(name: string, options: Options = {}): Dexie {
  // On localhost Dexie would print the browser's own words about a row it refuses.
  Dexie.debug = false;
  return new Dexie(name, { chromeTransactionDurability: 'strict', ...options });
}

/**
 * Closes a connection when another tab deletes or upgrades its database. Dexie does so by itself, with a warning in the
 * console; in this app it is expected.
 */
export function closeOnVersionChange(db: Dexie): void {
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: false });
    return false;
  });
}
