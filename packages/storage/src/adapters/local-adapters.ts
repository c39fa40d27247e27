import { localDirectory } from '../directory/directory-local.ts';
import { readPointer } from '../directory/pointer.ts';
import { localSessionKeys } from '../directory/session-keys-local.ts';
import { loadOnce } from '../lazy.ts';
import type { RecoveryMonitor } from '../replica/recovery-monitor.ts';
import { opfsReplicas } from '../replica/replicas-opfs.ts';
import { createReplicatedStorage } from '../replica/replicated-storage.ts';
import { localStores } from './local.ts';
import { storageFailure } from './storage-failure.ts';

/** Everything kept in the browser's own databases, with its replica. One chunk: it brings Dexie. */
export const localAdapters = (monitor: RecoveryMonitor) => {
  const replicas = loadOnce(opfsReplicas);
  const inMemory = loadOnce(async () => (await import('./memory.ts')).memoryStores());
  return {
    ...createReplicatedStorage({
      directory: localDirectory(),
      openStore: localStores,
      replicas,
      monitor,
      fallback: {
        openStore: async (userId) => (await inMemory())(userId),
        saveFailure: storageFailure,
      },
      hasSessionPointer: () => readPointer() !== null,
    }),
    sessionKeys: localSessionKeys(),
    replicas,
  };
};
