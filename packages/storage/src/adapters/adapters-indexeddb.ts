import { indexedDbDirectory } from '../directory/directory-indexeddb.ts';
import { indexedDbSessionKeys } from '../directory/session-keys-indexeddb.ts';
import { readSessionPointer } from '../directory/session-pointer.ts';
import { once } from '../lazy.ts';
import { opfsCopies } from '../replica/copies-opfs.ts';
import type { RecoveryHub } from '../replica/recovery.ts';
import { createSecondCopy } from '../replica/second-copy.ts';
import { toStorageError } from './errors-indexeddb.ts';
import { indexedDbStores } from './store-indexeddb.ts';

/** The adapters of a browser with IndexedDB, each with its replica. A chunk of its own: it brings Dexie. */
export const indexedDbAdapters = (hub: RecoveryHub) => {
  const copies = once(opfsCopies);
  const inMemory = once(async () => (await import('./store-memory.ts')).memoryStores());
  return {
    ...createSecondCopy({
      directory: indexedDbDirectory(),
      openStore: indexedDbStores,
      copies,
      hub,
      instead: { openStore: async (userId) => (await inMemory())(userId), sole: toStorageError },
      pointed: () => readSessionPointer() !== null,
    }),
    sessionKeys: indexedDbSessionKeys(),
    copies,
  };
};
