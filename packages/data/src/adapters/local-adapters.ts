import { readPointer } from '../accounts/pointer.ts';
import { once } from '../later.ts';
import { opfsCopies } from '../second-copy/copies-opfs.ts';
import type { RecoveryHub } from '../second-copy/recovery.ts';
import { createSecondCopy } from '../second-copy/second-copy.ts';
import { localDirectory } from './directory-local.ts';
import { localStores } from './local.ts';
import { localSessionKeys } from './session-keys-local.ts';
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
