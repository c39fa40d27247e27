import { indexedDbDirectory } from '../directory/directory-indexeddb.ts';
import { indexedDbSessionKeys } from '../directory/session-keys-indexeddb.ts';
import { wasAccountHere } from '../directory/written-here.ts';
import { loadOnce } from '../lazy.ts';
import type { RecoveryMonitor } from '../replica/recovery-monitor.ts';
import { opfsReplicas } from '../replica/replicas-opfs.ts';
import { createReplicatedStorage } from '../replica/replicated-storage.ts';
import { toStorageError } from './errors-indexeddb.ts';
import { indexedDbStores } from './store-indexeddb.ts';

/** The adapters of a browser with IndexedDB, each with its replica. A chunk of its own: it brings Dexie. */
export const indexedDbAdapters = (monitor: RecoveryMonitor) => {
  const replicas = loadOnce(opfsReplicas);
  const inMemory = loadOnce(async () => (await import('./store-memory.ts')).memoryStores());
  return {
    ...createReplicatedStorage({
      directory: indexedDbDirectory(),
      openStore: indexedDbStores,
      replicas,
      monitor,
      fallback: {
        openStore: async (userId) => (await inMemory())(userId),
        saveFailure: toStorageError,
      },
      hasSessionPointer: wasAccountHere,
    }),
    sessionKeys: indexedDbSessionKeys(),
    replicas,
  };
};
