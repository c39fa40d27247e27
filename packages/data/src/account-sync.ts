import type { AccountServices } from '@mooring/accounts';
import { AppError } from '@mooring/contract';
import type { Changes, OpenStore, RunningSync, SyncState } from '@mooring/storage';
import type { Adapters } from './adapters.ts';

type AccountSyncParts = Pick<Adapters, 'env' | 'directory' | 'hostedRemote'> & {
  services: AccountServices;
  openStore: OpenStore;
  changes: Changes;
};

/** Starts sync for an account, and loads the code for it only then. Throws `session.locked` where the vault is shut. */
export function createAccountSync({
  services,
  openStore,
  changes,
  env,
  directory,
  hostedRemote,
}: AccountSyncParts) {
  return async (userId: string, onState: (state: SyncState) => void): Promise<RunningSync> => {
    const [
      { createConflictResolver },
      { storeForSync },
      { createRowSeals, startSync },
      createRemote,
      store,
    ] = await Promise.all([
      import('./repositories/resolve-conflict.ts'),
      import('./store-for-sync.ts'),
      import('@mooring/storage/sync'),
      hostedRemote?.(),
      openStore(userId),
    ]);
    const vault = services.vault();
    if (!createRemote || vault?.userId !== userId) throw new AppError('session.locked');
    return startSync({
      userId,
      store: storeForSync(store, vault),
      changes,
      onState,
      env,
      hosted: services.hosted,
      remote: createRemote(services.hosted, userId),
      seals: createRowSeals(vault),
      resolve: createConflictResolver({ env, vault, store }),
      withLock: (work) => directory.withTabLock(`sync-${userId}`, work),
    });
  };
}
