import type { Replicas } from '@mooring/storage';
import type { AccountStorage } from '../repositories/account-storage.ts';
import { type Collection, createCollection } from '../repositories/collection.ts';
import type { Letter } from '../repositories/collection-schemas.ts';
import type { Drafts } from '../repositories/drafts.ts';
import type { UserData } from '../repositories/user-data.ts';
import { burnLetter } from './burn-letter.ts';

/** Letters that are never sent. */
export type Letters = Collection<Letter> & {
  /**
   * Removes a letter for good: its row, its drafts, its earlier versions, and their records in the replica. Works for a
   * letter that was never kept. Nothing can bring it back.
   */
  burn(id: string): Promise<void>;
};

type Parts = {
  storage: AccountStorage;
  userData: UserData;
  drafts: Drafts;
  replicas(): Promise<Replicas | null>;
};

export function createLetters({ storage, userData, drafts, replicas }: Parts): Letters {
  return {
    ...createCollection({ name: 'letter', storage, userData }),
    burn: (id) => burnLetter({ storage, drafts, replicas }, id),
  };
}
