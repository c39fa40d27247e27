import * as z from 'zod/mini';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { entryDraftSchema, storedDraftSchema } from '../repositories/drafts.ts';
import { openJson } from '../repositories/sealed-json.ts';
import { rowsWithPrefix, valueLocation } from '../repositories/user-data-rows.ts';
import { entryPictureSchema } from './picture-schema.ts';

const named = z.object({ pictures: z.optional(z.array(entryPictureSchema)) });
const setAside = 'set-aside:';

/**
 * Ids of the pictures that drafts of entries name, also those that were set aside; and the ids of the entries that they are of.
 * Throws if one of them cannot be opened.
 */
export async function picturesOfDrafts({ store, vault }: OpenAccount) {
  const rows = [
    ...(await rowsWithPrefix(store, `${vault.userId}:draft:`)),
    ...(await rowsWithPrefix(store, `${vault.userId}:${setAside}draft:`)),
  ];
  const drafts = rows.flatMap((row) => {
    const key = draftKeyOf(row.key);
    const isOfEntry = storedDraftSchema(key) === entryDraftSchema;
    return isOfEntry ? { ...row, entryId: key.slice('draft:'.length) } : [];
  });
  const opened = await Promise.all(
    drafts.map(({ id, value }) => openJson(vault, valueLocation(id), value, named)),
  );
  return {
    pictureIds: new Set(opened.flatMap(({ pictures = [] }) => pictures.map(({ id }) => id))),
    entryIds: new Set(drafts.map(({ entryId }) => entryId)),
  };
}

/** The key of a draft, without what it got when it was set aside. */
const draftKeyOf = (key: string) =>
  key.startsWith(setAside) ? key.slice(setAside.length, key.lastIndexOf(':')) : key;
