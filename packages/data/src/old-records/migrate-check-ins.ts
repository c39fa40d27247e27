import { AppError, keyOf } from '@mooring/contract';
import { type OldCheckIn, readOldCheckIns } from '@mooring/formats';
import { readLocalStorage, writeLocalStorage } from '@mooring/storage';
import * as z from 'zod/mini';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { sealCheckIn } from '../repositories/check-in-rows.ts';
import type { UserData } from '../repositories/user-data.ts';
import { readOldTexts } from './old-texts.ts';

export type MigrationParts = {
  storage: AccountStorage;
  userData: UserData;
  /** Runs `work` while no other tab migrates. */
  withTabLock(work: () => Promise<void>): Promise<void>;
  /** Whether this device has an account. Then the old records wait until its owner has opened it. */
  hasAccount(): Promise<boolean>;
  /** Called once when old check-ins were migrated. */
  onMigrated(): void;
};

const batchSize = 200;

/**
 * Migrates the plain-text check-ins of older builds: encrypts them as check-ins and then removes them from
 * localStorage. It can be interrupted and repeated: ids are derived from the records' times, and the plain text is
 * removed only once every row is stored. Values that are not check-ins are stored encrypted as they are, so that no
 * word is lost. Never rejects; a failed run is repeated when the app is opened again.
 */
export function createMigration(parts: MigrationParts): () => Promise<void> {
  let running: Promise<void> | undefined;
  let failed = false;
  return async () => {
    if (failed || readOldTexts().length === 0) return;
    running ??= parts
      .withTabLock(() => migrate(parts))
      .catch((error: unknown) => {
        failed = keyOf(error, 'store.failed') !== 'session.locked';
      })
      .finally(() => {
        running = undefined;
      });
    await running;
  };
}

async function migrate({
  storage,
  userData,
  hasAccount,
  onMigrated,
}: MigrationParts): Promise<void> {
  // Read again under the lock: another tab may have been faster.
  const found = readOldTexts();
  if (found.length === 0) return;
  if (!(await storage.open()) && (await hasAccount())) return;
  const { records, unrecognised } = readOldCheckIns(found.map(({ text }) => text));
  if (records.length + unrecognised.length > 0) {
    const open = await storage.openForWriting();
    for (let start = 0; start < records.length; start += batchSize) {
      await insertMissing(
        open,
        await withIds(records.slice(start, start + batchSize), records, start),
      );
    }
    if (unrecognised.length > 0) await keepUnrecognised(userData, unrecognised);
  }
  for (const { key, text } of found)
    if (readLocalStorage(key) === text) writeLocalStorage(key, null);
  if (records.length > 0) onMigrated();
}

type OldCheckInWithId = OldCheckIn & { id: string };

/** Rows that already exist stay: they come from an interrupted run and may have been changed since. */
async function insertMissing(
  { vault, store }: OpenAccount,
  records: OldCheckInWithId[],
): Promise<void> {
  const ids = records.map(({ id }) => id);
  const existing = await store.getMany('emotion_records', ids);
  const missing = records.filter((_, index) => !existing[index]);
  const rows = await Promise.all(missing.map((record) => sealCheckIn(vault, record)));
  await store.write(
    rows.map((put) => ({ table: 'emotion_records' as const, put, expected: null })),
  );
  const stored = await store.getMany('emotion_records', ids);
  if (stored.some((row) => !row)) throw new AppError('store.failed');
}

/**
 * A deterministic id, so that every run makes the same one. Derived from the time alone, which the row stores in plain
 * text anyway: an id must not reveal the emotion.
 */
function withIds(
  part: OldCheckIn[],
  all: OldCheckIn[],
  start: number,
): Promise<OldCheckInWithId[]> {
  return Promise.all(
    part.map(async (record, index) => {
      const position = start + index;
      const first = all.findIndex(({ createdAt }) => createdAt === record.createdAt);
      return { ...record, id: await idFor(`old check-in ${record.createdAt} ${position - first}`) };
    }),
  );
}

async function idFor(name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
  const hex = [...new Uint8Array(digest).slice(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}

const unrecognisedSchema = z.array(z.string());

const keepUnrecognised = (userData: UserData, unrecognised: string[]) =>
  userData.change(
    'old-check-ins',
    (before) => [...new Set([...(before ?? []), ...unrecognised])],
    unrecognisedSchema,
  );
