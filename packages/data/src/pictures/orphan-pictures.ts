import type { Write } from '@mooring/storage';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { picturesOfDrafts } from './draft-pictures.ts';
import { savedPictures } from './picture-rows.ts';

/**
 * The writes that remove the rows of pictures whose entry is gone: older builds deleted an entry and left its pictures. Kept are
 * those that a draft names, that are of an entry a draft or a held row is of, that were pulled, and that are younger than
 * `youngest`. Throws if a draft cannot be opened.
 */
export async function orphanWrites(open: OpenAccount, youngest: Date): Promise<Write[]> {
  const { store, vault } = open;
  // The pictures first: an entry is written together with its pictures.
  const saved = await savedPictures(open);
  if (saved.length === 0) return [];
  const entries = new Set(await store.ids('journal_entries'));
  const without = saved.filter(({ entryId }) => !entries.has(entryId));
  if (without.length === 0) return [];
  const drafts = await picturesOfDrafts(open);
  const held = await store.ids('user_data', `${vault.userId}:held:`);
  const orphans = without.filter(
    ({ entryId, pictureId }) =>
      !drafts.entryIds.has(entryId) &&
      !drafts.pictureIds.has(pictureId) &&
      !held.some((id) => id.includes(entryId)),
  );
  const rowIds = orphans.map(({ rowId }) => rowId);
  const rows = await store.getMany('user_data', rowIds);
  const lines = await store.sync.readEntries('user_data', rowIds);
  return rows.flatMap((row, index): Write[] => {
    if (!row || lines[index]?.isPulled) return [];
    const times = [Date.parse(row.created_at), Date.parse(row.updated_at)];
    const isOld = times.every((time) => time < youngest.getTime());
    return isOld ? [{ table: 'user_data', remove: row.id }] : [];
  });
}
