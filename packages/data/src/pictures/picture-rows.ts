/**
 * A picture of an entry is one document in `user_data`. Its key is 'picture:', the entry's id, a colon and the picture's id: so
 * that which entry has how many pictures, and which chunks are in use, is known without opening anything.
 */
import type { Env, Store, Vault, Write } from '@mooring/storage';
import { removalWrites } from '../recordings/audio-chunks.ts';
import { sealJson } from '../repositories/sealed-json.ts';
import { valueLocation } from '../repositories/user-data-rows.ts';
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

/** The writes that save the pictures of an entry, in the transaction that saves the entry. */
export async function pictureWrites(
  { store, vault, env }: Open & { env: Env },
  entryId: string,
  { pictures, removed }: PictureChange,
): Promise<Write[]> {
  if (pictures.length === 0 && removed.length === 0) return [];
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

/** The writes that remove pictures from an entry. The bytes stay if another entry has the same picture. */
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
  for (const id of removed.filter((each) => !elsewhere.has(each))) {
    writes.push(...(await removalWrites(store, id)));
    writes.push(...(await removalWrites(store, originalIdOf(id))));
  }
  return writes;
}
