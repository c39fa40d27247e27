import type { BackupPlan, Store } from '@mooring/storage';

/** ms between two copies. */
const week = 7 * 24 * 60 * 60 * 1000;
/** ms: after a copy, big changes wait this long, so that an import does not make one after the other. */
const rest = 60 * 60 * 1000;
/** ms until a copy that failed is tried again by itself. */
const afterFailure = 6 * 60 * 60 * 1000;

/** So many changed entries and letters are a big change. */
export const manyTexts = 20;
/** So many new chunks of recordings, pictures and files: of 256 KiB at most, about 50 MB. */
export const manyChunks = 200;

/** What has changed since the latest copy. */
export type Changes = { texts: number; chunks: number };

/** When the next copy is due without big changes. Null where none was made yet: then it is due now. */
export function nextCopyAt({ latest }: BackupPlan): Date | null {
  return latest && new Date(Date.parse(latest.at) + week);
}

/** Whether a copy is to be made by itself now. */
export function isCopyDue(plan: BackupPlan, changes: Changes, now: Date): boolean {
  const since = (time: string) => now.getTime() - Date.parse(time);
  const { latest, failure } = plan;
  if (failure && since(failure.at) >= 0 && since(failure.at) < afterFailure) return false;
  if (!latest) return true;
  const age = since(latest.at);
  // A time that is still to come: the clock was wrong then, or is now.
  if (age >= week || age < -rest) return true;
  return age >= rest && (changes.texts >= manyTexts || changes.chunks >= manyChunks);
}

/** What the account holds now, to be compared with later. */
export async function heldNow(store: Store): Promise<NonNullable<BackupPlan['held']>> {
  const last = await store.derived.last();
  return { change: last, chunks: await store.count('audio_chunks') };
}

/** What has changed since the latest copy, without opening anything. */
export async function changesSince(plan: BackupPlan, store: Store): Promise<Changes> {
  const { held, latest } = plan;
  if (!held || !latest) return { texts: 0, chunks: 0 };
  const { changed: entries } = await store.derived.changesSince(held.change);
  const documents = await store.list('user_data', { from: latest.at, limit: 200 });
  const letters = documents.filter(({ key }) => key.startsWith('letter:')).length;
  const chunks = (await store.count('audio_chunks')) - held.chunks;
  // Null: more entries have changed than the log keeps.
  return { texts: (entries ? new Set(entries).size : manyTexts) + letters, chunks };
}
