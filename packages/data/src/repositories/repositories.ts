import type { Env } from '@mooring/storage';
import type { Repositories } from '../data.ts';
import type { OldRecordsParts } from '../old-records/take-over.ts';
import { afterTakeOver } from '../old-records/taking-over.ts';
import type { Desk } from './desk.ts';
import { createDrafts } from './drafts.ts';
import { createEmotions } from './emotions.ts';
import { createEntries } from './entries.ts';
import { createMoments } from './moments.ts';
import { createRecords } from './records.ts';
import { createStreak } from './streak.ts';
import { createUserData } from './user-data.ts';

type Parts = {
  env: Env;
  desk: Desk;
  afterFirst(): void;
  /** How check-ins of older builds are taken over; left out where there can be none. */
  old?: Omit<OldRecordsParts, 'desk' | 'userData'>;
};

/** All repositories over one desk. Loaded at the first use of any. */
export function createRepositories({ env, desk, afterFirst, old }: Parts): Repositories {
  const userData = createUserData({ env, desk });
  return {
    entries: createEntries({ env, desk, afterFirst }),
    drafts: createDrafts({ userData, desk }),
    streak: createStreak({ desk }),
    emotions: old
      ? afterTakeOver(createEmotions({ env, desk }), { ...old, desk, userData })
      : createEmotions({ env, desk }),
    moments: createMoments({ env, desk }),
    records: createRecords({ userData }),
  };
}
