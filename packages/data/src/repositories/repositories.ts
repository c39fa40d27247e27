import { type Env, lazyMethods, type Replicas } from '@mooring/storage';
import type { Repositories } from '../data.ts';
import { createKeepsakes } from '../keepsakes/keepsakes.ts';
import { createLetters } from '../letters/letters.ts';
import { withMigration } from '../old-records/migrate-before-use.ts';
import type { MigrationParts } from '../old-records/migrate-check-ins.ts';
import type { ShrinkPicture } from '../pictures/shrink-picture.ts';
import type { AccountStorage } from './account-storage.ts';
import { createCheckIns } from './check-ins.ts';
import { createCollection } from './collection.ts';
import { createDrafts } from './drafts.ts';
import { createEntries } from './entries.ts';
import { createMoments } from './moments.ts';
import { createRecords } from './records.ts';
import { createStreak } from './streak.ts';
import { createUserData } from './user-data.ts';

type Parts = {
  env: Env;
  storage: AccountStorage;
  onEntryCreated(): void;
  /** Makes a picture smaller. Left out, the browser does it. */
  shrinkPicture?: ShrinkPicture | undefined;
  /** The second copies, from which a burned letter is removed as well. Left out if there can be none. */
  replicas?: () => Promise<Replicas | null>;
  /** How the check-ins of older builds are migrated. Left out if there can be none. */
  migration?: Omit<MigrationParts, 'storage' | 'userData'>;
};

/** Creates all repositories. Loaded at the first use of any. */
export function createRepositories({
  env,
  storage,
  onEntryCreated,
  shrinkPicture,
  replicas = async () => null,
  migration,
}: Parts): Repositories {
  const userData = createUserData({ env, storage });
  const records = createRecords({ userData });
  const drafts = createDrafts({ env, userData, storage });
  return {
    entries: createEntries({ env, storage, onEntryCreated: onEntryCreated }),
    pictures: lazyMethods(async () =>
      (await import('../pictures/open-pictures.ts')).openPictures({ env, shrinkPicture }, storage),
    ),
    drafts,
    streak: createStreak({ storage }),
    checkIns: migration
      ? withMigration(createCheckIns({ env, storage }), { ...migration, storage, userData })
      : createCheckIns({ env, storage }),
    moments: createMoments({ env, storage }),
    records,
    someone: createCollection({ name: 'someone', storage, userData }),
    keepsakes: createKeepsakes({ env, storage, userData }),
    hardDays: createCollection({ name: 'hard-day', storage, userData }),
    prompts: createCollection({ name: 'prompt', storage, userData }),
    letters: createLetters({ storage, userData, drafts, replicas }),
    tags: lazyMethods(async () =>
      (await import('../tags/tags.ts')).createTags({ storage, records }),
    ),
  };
}
