import { isoDay } from '@mooring/contract';
import type { Env, Rows, Store, Write } from '@mooring/storage';
import type { AccountStorage } from './account-storage.ts';

/** The number of days with writing. It never decreases: a missed day costs nothing. */
export type Streak = {
  count(): Promise<number>;
  /** The last day with writing, yyyy-MM-dd; null before the first. */
  lastDay(): Promise<string | null>;
};

export function createStreak({ storage }: { storage: AccountStorage }): Streak {
  const readRow = async () => {
    const open = await storage.open();
    return open?.store.get('writing_streaks', open.vault.userId);
  };
  return {
    count: async () => (await readRow())?.streak_count ?? 0,
    lastDay: async () => (await readRow())?.last_write_date ?? null,
  };
}

/**
 * The writes that count today, unless it is counted already. They go into the same transaction as the entry. A day is
 * the local calendar day. The row's id is the user id, so two tabs with a first entry make one row, and the second reads it again.
 */
export async function streakWrites(env: Env, store: Store, userId: string): Promise<Write[]> {
  const row = await store.get('writing_streaks', userId);
  const today = isoDay(env.now());
  if (row?.last_write_date === today) return [];
  const next: Rows['writing_streaks'] = row
    ? { ...row, streak_count: row.streak_count + 1, last_write_date: today }
    : {
        id: userId,
        user_id: userId,
        streak_count: 1,
        last_write_date: today,
        created_at: env.now().toISOString(),
      };
  return [{ table: 'writing_streaks', put: next, expected: row ?? null }];
}
