import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Sealed } from '../vault/vault.ts';
import { type BackupPlan, type BackupPlans, memoryBackupPlans } from './backup-plans.ts';
import { indexedDbBackupPlans } from './backup-plans-indexeddb.ts';

const plan: BackupPlan = {
  accountId: 'ana',
  folder: null,
  weekday: 5,
  passphrase: 'e1.k.i.c' as Sealed,
  baseName: '',
  latest: null,
  kept: null,
  held: null,
  failure: null,
};

const adapters: [string, () => BackupPlans][] = [
  ['memory', () => memoryBackupPlans()],
  ['IndexedDB', () => indexedDbBackupPlans('mooring-backup-plans-test')],
];

test.each(adapters)('plans are kept by account (%s)', async (_, create) => {
  const plans = create();
  expect(await plans.get('ana')).toBeNull();
  await plans.put(plan);
  await plans.put({ ...plan, accountId: 'ben', weekday: 1 });
  await plans.put({ ...plan, weekday: 6 });
  expect((await plans.get('ana'))?.weekday).toBe(6);
  expect(await plans.count()).toBe(2);
  await plans.remove('ana');
  expect(await plans.get('ana')).toBeNull();
  expect((await plans.get('ben'))?.weekday).toBe(1);
});

test.each(adapters)('a plan that does not parse counts as none (%s)', async (_, create) => {
  const plans = create();
  await plans.put({ ...plan, accountId: 'vera', folder: 'a path' as never });
  expect(await plans.get('vera')).toBeNull();
});
