/**
 * A picture of an entry is one document in `user_data`. Its key is 'picture:', the entry's id, a colon and the picture's id: so
 * that which entry has how many pictures, and which chunks are in use, is known without opening anything.
 */
import type { Env, Store, Vault, Write } from '@mooring/storage';
import { chunkId, removalWrites } from '../recordings/audio-chunks.ts';
import { sealJson } from '../repositories/sealed-json.ts';
import { valueLocation } from '../repositories/user-data-rows.ts';
import { picturesOfDrafts } from './draft-pictures.ts';
import { type EntryPicture, originalIdOf } from './picture-schema.ts';

type Open = { store: Store; vault: Vault };

/** The pictures of an entry that are saved with it, and the ids of those that are removed from it. */
export type PictureChange = { pictures: readonly EntryPicture[]; removed: readonly string[] };

/** What the ids of the rows of all pictures begin with. */
export const rowPrefix = (vault: Vault) => `${vault.userId}:picture:`;
/** What the ids of the rows of one entry's pictures begin with. */
export const entryPrefix = (vault: Vault, entryId: string) => `${rowPrefix(vault)}${entryId}:`;

/** The entry and the picture that a row's id names. */
export function namesIn(vault: Vault, rowId: string) {
  const names = rowId.slice(rowPrefix(vault).length);
  const colon = names.lastIndexOf(':');
  return { entryId: names.slice(0, colon), pictureId: names.slice(colon + 1) };
}

/** Every picture that an entry has. Opens nothing. */
export async function savedPictures({ store, vault }: Open) {
  const ids = await store.ids('user_data', rowPrefix(vault));
  return ids.map((rowId) => ({ rowId, ...namesIn(vault, rowId) }));
}

/**
 * The writes that save the pictures of an entry, in the transaction that saves the entry. A picture that no entry has yet and
 * whose bytes are gone is left out.
 */
export async function pictureWrites(
  { store, vault, env }: Open & { env: Env },
  entryId: string,
  { pictures: given, removed }: PictureChange,
): Promise<Write[]> {
  if (given.length === 0 && removed.length === 0) return [];
  const pictures = await withBytes({ store, vault }, given);
  const rowIds = pictures.map(({ id }) => `${entryPrefix(vault, entryId)}${id}`);
  const stored = await store.getMany('user_data', rowIds);
  const now = env.now().toISOString();
  const puts = await Promise.all(
    pictures.map(async (picture, order): Promise<Write> => {
      const id = rowIds[order] ?? '';
      const put = {
        id,
        user_id: vault.userId,
        key: id.slice(vault.userId.length + 1),
        value: await sealJson(vault, valueLocation(id), { ...picture, order }),
        created_at: stored[order]?.created_at ?? now,
        updated_at: now,
      };
      return { table: 'user_data', put };
    }),
  );
  return [...puts, ...(await removePictureWrites({ store, vault }, entryId, removed))];
}

/** Without those that no entry has and whose first chunk is not stored. */
async function withBytes({ store, vault }: Open, pictures: readonly EntryPicture[]) {
  const missing = new Set<string>();
  for (const { id } of pictures) {
    const first = chunkId(id, 0);
    if (!(await store.ids('audio_chunks', first)).includes(first)) missing.add(id);
  }
  if (missing.size === 0) return pictures;
  // The bytes of a picture of another device may still be on their way.
  for (const { pictureId } of await savedPictures({ store, vault })) missing.delete(pictureId);
  return pictures.filter(({ id }) => !missing.has(id));
}

/**
 * The writes that remove pictures from an entry. The bytes stay if another entry has the same picture or a draft names it, and
 * where a draft does not open: what nothing refers to is swept later.
 */
export async function removePictureWrites(
  { store, vault }: Open,
  entryId: string,
  removed: readonly string[],
): Promise<Write[]> {
  if (removed.length === 0) return [];
  const saved = await savedPictures({ store, vault });
  const elsewhere = new Set(
    saved.filter((each) => each.entryId !== entryId).map(({ pictureId }) => pictureId),
  );
  const writes = saved
    .filter((each) => each.entryId === entryId && removed.includes(each.pictureId))
    .map(({ rowId }): Write => ({ table: 'user_data', remove: rowId }));
  const drafts = await picturesOfDrafts({ store, vault }).catch(() => null);
  if (!drafts) return writes;
  for (const id of removed) {
    if (elsewhere.has(id) || drafts.pictureIds.has(id)) continue;
    writes.push(...(await removalWrites(store, id)));
    writes.push(...(await removalWrites(store, originalIdOf(id))));
  }
  return writes;
}
