import { indexedDbDirectory } from '../directory/directory-indexeddb.ts';
import { readSessionPointer } from '../directory/session-pointer.ts';
import { indexedDbSessionKeys } from '../directory/session-keys-indexeddb.ts';
import { loadOnce } from '../lazy.ts';
import type { RecoveryMonitor } from '../replica/recovery-monitor.ts';
import { opfsReplicas } from '../replica/replicas-opfs.ts';
import { createReplicatedStorage } from '../replica/replicated-storage.ts';
import { indexedDbStores } from './store-indexeddb.ts';
import { toStorageError } from './errors-indexeddb.ts';

/** Everything kept in the browser's own databases, with its replica. One chunk: it brings Dexie. */
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
      hasSessionPointer: () => readSessionPointer() !== null,
    }),
    sessionKeys: indexedDbSessionKeys(),
    replicas,
  };
};
