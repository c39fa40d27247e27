import { entryPrefix, namesIn, rowPrefix } from '../pictures/picture-rows.ts';
import { storedPictureSchema } from '../pictures/picture-schema.ts';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { openJson } from '../repositories/sealed-json.ts';
import { valueLocation } from '../repositories/user-data-rows.ts';

/** What a picture shows, by the picture's id. */
export type AltText = { id: string; alt: string };

/** What the pictures of entries show, by entry: of all of them, or of those with these ids. Skips what cannot be opened. */
export async function alternativeTexts(
  { store, vault }: OpenAccount,
  entryIds?: readonly string[],
): Promise<ReadonlyMap<string, AltText[]>> {
  const all = await store.ids('user_data', rowPrefix(vault));
  const wanted = entryIds && new Set(entryIds.map((id) => entryPrefix(vault, id)));
  const ids = wanted
    ? all.filter((id) => wanted.has(entryPrefix(vault, namesIn(vault, id).entryId)))
    : all;
  const rows = (await store.getMany('user_data', ids)).filter((row) => row !== undefined);
  const opened = await Promise.allSettled(
    rows.map((row) => openJson(vault, valueLocation(row.id), row.value, storedPictureSchema)),
  );
  const texts = new Map<string, AltText[]>();
  for (const [index, one] of opened.entries()) {
    const alt = one.status === 'fulfilled' ? one.value.alt.trim() : '';
    const { entryId, pictureId } = namesIn(vault, rows[index]?.id ?? '');
    if (alt !== '') texts.set(entryId, [...(texts.get(entryId) ?? []), { id: pictureId, alt }]);
  }
  return texts;
}
