import type { Directory } from '../directory/directory.ts';
import type { OpenStore } from '../store.ts';
import { withDirectoryReplica } from './replicated-directory.ts';
import { type ReplicaParts, withReplica } from './replicated-store.ts';

type Parts = {
  directory: Directory;
  openStore: OpenStore;
  /** Whether localStorage tells that there must have been an account. */
  hasSessionPointer(): boolean;
} & Omit<ReplicaParts, 'writtenAccounts' | 'withTabLock'>;

/** The directory and the stores, each with its replica. */
export function createReplicatedStorage({
  directory: plainDirectory,
  openStore,
  hasSessionPointer,
  ...parts
}: Parts) {
  const directory = withDirectoryReplica(plainDirectory, { ...parts, hasSessionPointer });
  const writtenAccounts: ReplicaParts['writtenAccounts'] = {
    has: async (userId) => (await directory.fact('kept'))?.includes(userId) ?? false,
    add: (userId) =>
      directory.withTabLock('kept', async () => {
        const before = (await directory.fact('kept')) ?? [];
        if (!before.includes(userId)) await directory.putFact('kept', [...before, userId]);
      }),
  };
  const withTabLock = directory.withTabLock;
  return {
    directory,
    openStore: withReplica(openStore, { ...parts, writtenAccounts, withTabLock }),
  };
}
