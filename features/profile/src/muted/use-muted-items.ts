import { type Live, useLive } from '@mooring/data';
import { findMutedItems, type MutedItem } from './find-muted-items.ts';

/** The single things that are muted, newest first. */
export function useMutedItems(ids: readonly string[]): Live<MutedItem[]> {
  return useLive(
    (data) => findMutedItems(data, ids),
    ['journal_entries', 'saved_moments', 'emotion_records', 'user_data'],
    ids.join(),
  );
}
