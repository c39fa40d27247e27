import { Dexie } from 'dexie';

type Options = { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange };

/** A database whose writes are on the disk when they resolve. */
export function createDatabase(name: string, options: Options = {}): Dexie {
  // Served from localhost, Dexie would print whatever the browser says of a refused row.
  Dexie.debug = false;
  return new Dexie(name, { chromeTransactionDurability: 'strict', ...options });
}
