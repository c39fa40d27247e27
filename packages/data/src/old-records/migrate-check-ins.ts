import { AppError, keyOf } from '@mooring/contract';
import { readLocalStorage, writeLocalStorage } from '@mooring/storage';
import * as z from 'zod/mini';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { sealCheckIn } from '../repositories/check-in-rows.ts';
import type { UserData } from '../repositories/user-data.ts';
import { type OldCheckIn, readOldCheckIns } from './old-check-ins.ts';
import { readOldTexts } from './old-texts.ts';

export type MigrationParts = {
  storage: AccountStorage;
  userData: UserData;
  /** Runs while no other tab does the same. */
  withTabLock(work: () => Promise<void>): Promise<void>;
  /** Whether an account lives on this device: then the old records wait until its owner is here. */
  hasAccount(): Promise<boolean>;
  /** Told once, when check-ins from before are kept. */
  onMigrated(): void;
};

const batchSize = 200;

/**
 * Takes the plain-text check-ins of older builds over: sealed as check-ins, then gone from localStorage. Safe to cut off
 * and to ask again: ids follow from the records' times, and the plain text goes only once every row is there. What is not
 * a check-in is sealed beside them as it was (`left`), so that removing the plain text loses no word. Never rejects; a
 * run that failed is tried again when the app is next opened.
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
  // Asked again now that this tab is alone: another may have been quicker.
  const found = readOldTexts();
  if (found.length === 0) return;
  if (!(await storage.open()) && (await hasAccount())) return;
  const { records, unrecognised } = readOldCheckIns(found.map(({ text }) => text));
  if (records.length + unrecognised.length > 0) {
    const at = await storage.openForWriting();
    for (let start = 0; start < records.length; start += batchSize) {
      await insertMissing(
        at,
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

/** Rows that are there already stay: they arrived in a run that was cut off, and may have been changed since. */
async function insertMissing(
  { vault, store }: OpenAccount,
  records: OldCheckInWithId[],
): Promise<void> {
  const ids = records.map(({ id }) => id);
  const there = await store.getMany('emotion_records', ids);
  const missing = records.filter((_, index) => !there[index]);
  const rows = await Promise.all(missing.map((record) => sealCheckIn(vault, record)));
  await store.write(rows.map((put) => ({ table: 'emotion_records' as const, put })));
  const arrived = await store.getMany('emotion_records', ids);
  if (arrived.some((row) => !row)) throw new AppError('store.failed');
}

/** The same id in every run. Made of the time alone, which the row shows anyway: an id must not tell what was felt. */
function withIds(
  part: OldCheckIn[],
  all: OldCheckIn[],
  start: number,
): Promise<OldCheckInWithId[]> {
  return Promise.all(
    part.map(async (record, index) => {
      const place = start + index;
      const first = all.findIndex(({ createdAt }) => createdAt === record.createdAt);
      return { ...record, id: await idFor(`old check-in ${record.createdAt} ${place - first}`) };
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
