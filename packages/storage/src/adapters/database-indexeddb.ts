import { Dexie } from 'dexie';

type Options = { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange };

/** A Dexie database with strict durability: a write is on the disk when it resolves. */
export function createDatabase(name: string, options: Options = {}): Dexie {
  // On localhost Dexie would print the browser's own words about a row it refuses.
  Dexie.debug = false;
  const db = new Dexie(name, { chromeTransactionDurability: 'strict', ...options });
  openAgainAfterFailure(db);
  return db;
}

/**
 * After an opening that failed Dexie refuses every later call, although the browser may only have been closing the database just then.
 * So it is opened again by the first call after those that waited for that opening.
 */
function openAgainAfterFailure(db: Dexie): void {
  const open = db.open.bind(db);
  db.open = () => {
    const opening = open();
    opening.catch(() => {
      setTimeout(() => {
        if (db.hasFailed() && !db.hasBeenClosed()) db.close({ disableAutoOpen: false });
      });
    });
    return opening;
  };
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
