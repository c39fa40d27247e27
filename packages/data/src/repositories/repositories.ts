import type { Env } from '@mooring/storage';
import type { Repositories } from '../data.ts';
import type { OldRecordsParts } from '../old-records/take-over.ts';
import { afterTakeOver } from '../old-records/taking-over.ts';
import type { AccountStorage } from './account-storage.ts';
import { createDrafts } from './drafts.ts';
import { createEmotions } from './emotions.ts';
import { createEntries } from './entries.ts';
import { createMoments } from './moments.ts';
import { createRecords } from './records.ts';
import { createStreak } from './streak.ts';
import { createUserData } from './user-data.ts';

type Parts = {
  env: Env;
  storage: AccountStorage;
  afterFirst(): void;
  /** How check-ins of older builds are taken over; left out where there can be none. */
  old?: Omit<OldRecordsParts, 'storage' | 'userData'>;
};

/** All repositories over one storage. Loaded at the first use of any. */
export function createRepositories({ env, storage, afterFirst, old }: Parts): Repositories {
  const userData = createUserData({ env, storage });
  return {
    entries: createEntries({ env, storage, afterFirst }),
    drafts: createDrafts({ userData, storage }),
    streak: createStreak({ storage }),
    emotions: old
      ? afterTakeOver(createEmotions({ env, storage }), { ...old, storage, userData })
      : createEmotions({ env, storage }),
    moments: createMoments({ env, storage }),
    records: createRecords({ userData }),
  };
}
