import type { Backup } from '@mooring/formats';
import { isFileId } from '../recordings/audio-chunks.ts';
import { isMessageKey } from '../repositories/conversations-rows.ts';
import { hasGrants, type TrustedPerson, trustedPersonIn } from './unasked.ts';

/** What a backup contains, counted by kind. */
export type BackupContents = {
  /** ISO time. */
  createdAt: string;
  entries: number;
  checkIns: number;
  moments: number;
  recordings: number;
  /** Pictures of entries. */
  pictures: number;
  /** All other documents: healing path, drafts, conversations, settings. */
  documents: number;
  /** ISO times of the earliest and the latest entry; null without entries. */
  first: string | null;
  last: string | null;
  /** Someone the file names as 'Someone I trust'. Restored only if the person says so. */
  trustedPerson: TrustedPerson | null;
  /** The file says who answers the companion, or what was agreed to. That is never restored. */
  hasGrants: boolean;
};

type Options = {
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
};

/** Reads the whole backup, which finds every error in it, and counts what it contains. */
export async function countContents(
  { createdAt, rows }: Backup,
  { signal, onProgress }: Options,
): Promise<BackupContents> {
  const counts = { entries: 0, checkIns: 0, moments: 0, pictures: 0, documents: 0 };
  const recordings = new Set<string>();
  let first: string | null = null;
  let last: string | null = null;
  let trustedPerson: TrustedPerson | null = null;
  let grants = false;
  let reported = 0;
  for await (const { row, progress } of rows()) {
    signal?.throwIfAborted();
    trustedPerson ??= trustedPersonIn(row);
    grants ||= hasGrants(row);
    if ('title' in row) {
      counts.entries += 1;
      if (first === null || row.date < first) first = row.date;
      if (last === null || row.date > last) last = row.date;
    } else if ('emotion' in row) counts.checkIns += 1;
    else if ('sourceId' in row) counts.moments += 1;
    else if ('entry_id' in row) {
      // The chunks of a file belong to a document that is counted.
      if (!isFileId(row.entry_id)) recordings.add(row.entry_id);
    } else if ('key' in row && row.key.startsWith('picture:')) counts.pictures += 1;
    else if ('key' in row && !isMessageKey(row.key)) counts.documents += 1;
    if (progress - reported < 0.01) continue;
    reported = progress;
    onProgress?.(progress);
  }
  onProgress?.(1);
  const found = { first, last, trustedPerson, hasGrants: grants };
  return { createdAt, ...counts, recordings: recordings.size, ...found };
}
