import { type BackupPlan, type BackupPlans, parsePlan } from './backup-plans.ts';
import { createDatabase } from './database-indexeddb.ts';
import { withStorageErrors } from './errors-indexeddb.ts';

/** In a database of its own, because it holds handles of folders, which no replica can hold. */
export function indexedDbBackupPlans(name = 'mooring-backup-plans'): BackupPlans {
  /** Closed after the work, so that erasing is never held up. */
  const withPlans = <T>(work: (plans: ReturnType<typeof open>['plans']) => PromiseLike<T>) =>
    withStorageErrors(async () => {
      const { db, plans } = open(name);
      try {
        return await work(plans);
      } finally {
        db.close();
      }
    });
  return {
    get: (accountId) => withPlans(async (plans) => parsePlan(await plans.get(accountId))),
    put: (plan) =>
      withPlans(async (plans) => {
        await plans.put(plan);
      }),
    remove: (accountId) => withPlans((plans) => plans.delete(accountId)),
    count: () => withPlans((plans) => plans.count()),
  };
}

function open(name: string) {
  const db = createDatabase(name);
  db.version(1).stores({ plans: 'accountId' });
  return { db, plans: db.table<BackupPlan, string>('plans') };
}
