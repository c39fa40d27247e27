import type { Directory } from '../directory/directory.ts';
import type { OpenStore } from '../store.ts';
import type { Copies } from './copies.ts';
import type { RecoveryHub } from './recovery.ts';
import { withDirectoryCopy } from './with-directory-copy.ts';
import { type SecondCopyParts, withSecondCopy } from './with-second-copy.ts';

type Parts = {
  directory: Directory;
  openStore: OpenStore;
  copies(): Promise<Copies | null>;
  hub: RecoveryHub;
  /** Whether this browser's small storage says that somebody was signed in here. */
  pointed(): boolean;
} & Pick<SecondCopyParts, 'pause' | 'calm' | 'sole' | 'instead'>;

/** The directory and the stores, each with its second copy. */
export function createSecondCopy({ directory: plain, openStore, pointed, ...parts }: Parts) {
  const directory = withDirectoryCopy(plain, { ...parts, pointed });
  const kept: SecondCopyParts['kept'] = {
    has: async (userId) => (await directory.fact('kept'))?.includes(userId) ?? false,
    add: (userId) =>
      directory.withTabLock('kept', async () => {
        const before = (await directory.fact('kept')) ?? [];
        if (!before.includes(userId)) await directory.putFact('kept', [...before, userId]);
      }),
  };
  const { withTabLock: alone } = directory;
  return { directory, openStore: withSecondCopy(openStore, { ...parts, kept, alone }) };
}
