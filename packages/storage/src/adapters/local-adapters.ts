import { localDirectory } from '../directory/directory-local.ts';
import { readPointer } from '../directory/pointer.ts';
import { localSessionKeys } from '../directory/session-keys-local.ts';
import { once } from '../lazy.ts';
import { opfsCopies } from '../replica/copies-opfs.ts';
import type { RecoveryHub } from '../replica/recovery.ts';
import { createSecondCopy } from '../replica/second-copy.ts';
import { localStores } from './local.ts';
import { storageFailure } from './storage-failure.ts';

/** Everything kept in the browser's own databases, with its second copy. One chunk: it brings Dexie. */
export const localAdapters = (hub: RecoveryHub) => {
  const copies = once(opfsCopies);
  const inMemory = once(async () => (await import('./memory.ts')).memoryStores());
  return {
    ...createSecondCopy({
      directory: localDirectory(),
      openStore: localStores,
      copies,
      hub,
      instead: { openStore: async (userId) => (await inMemory())(userId), sole: storageFailure },
      pointed: () => readPointer() !== null,
    }),
    sessionKeys: localSessionKeys(),
    copies,
  };
};
