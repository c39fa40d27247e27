import type { Env, Store, Vault, Write } from '@mooring/storage';
import {
  entryPrefix,
  type PictureChange,
  pictureWrites,
  removePictureWrites,
} from './picture-rows.ts';

/** The maximum number of notices with Undo that are visible at once. */
const maxKept = 5;

type At = { store: Store; vault: Vault };

/**
 * What saving and deleting an entry writes of its pictures. Those of deleted entries stay encrypted in this tab's memory, so that
 * Undo can write them back.
 */
export type EntryPictures = {
  /** The writes that save the pictures of an entry. */
  saveWrites(at: At, entryId: string, change: PictureChange): Promise<Write[]>;
  /** The writes that remove the pictures of an entry. */
  removeWrites(at: At, entryId: string): Promise<Write[]>;
  /** The writes that restore the pictures of a deleted entry. */
  restoreWrites(entryId: string): Write[];
  /** Forgets those of an entry that was restored. */
  forget(entryId: string): void;
};

export function createEntryPictures(env: Env): EntryPictures {
  const removed = new Map<string, Write[]>();
  return {
    saveWrites: (at, entryId, change) => pictureWrites({ ...at, env }, entryId, change),
    async removeWrites({ store, vault }, entryId) {
      const prefix = entryPrefix(vault, entryId);
      const rowIds = await store.ids('user_data', prefix);
      const writes = await removePictureWrites(
        { store, vault },
        entryId,
        rowIds.map((id) => id.slice(prefix.length)),
      );
      if (writes.length > 0) removed.set(entryId, await rowsOf(store, writes));
      const [oldest] = removed.keys();
      if (removed.size > maxKept && oldest !== undefined) removed.delete(oldest);
      return writes;
    },
    restoreWrites: (entryId) => removed.get(entryId) ?? [],
    forget: (entryId) => void removed.delete(entryId),
  };
}

/** The rows that `writes` remove, as writes that put them back. */
async function rowsOf(store: Store, writes: readonly Write[]): Promise<Write[]> {
  const idsIn = (table: Write['table']) =>
    writes.flatMap((write) => (write.table === table && 'remove' in write ? [write.remove] : []));
  const documents = await store.getMany('user_data', idsIn('user_data'));
  const chunks = await store.getMany('audio_chunks', idsIn('audio_chunks'));
  return [
    ...documents.flatMap((put): Write[] => (put ? [{ table: 'user_data', put }] : [])),
    ...chunks.flatMap((put): Write[] => (put ? [{ table: 'audio_chunks', put }] : [])),
  ];
}
