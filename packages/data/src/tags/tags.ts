import { forEachChunk, type Write } from '@mooring/storage';
import * as z from 'zod/mini';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { entryDraftSchema, storedDraftSchema } from '../repositories/drafts.ts';
import type { Records } from '../repositories/records.ts';
import { openJson, sealJson } from '../repositories/sealed-json.ts';
import { rowsWithPrefix, valueLocation } from '../repositories/user-data-rows.ts';
import { hasTag, isSameTag } from './tag-names.ts';

/**
 * The person's own tags. A tag is kept on the entries that carry it and nowhere else, so there is no list that could
 * differ from them: `ownTagsOf` reads it from their summaries.
 */
export type Tags = {
  /**
   * Gives a tag another name on every entry and draft, in one transaction; with the name of another tag the two become
   * one. When the entries were edited stays as it is. Returns the number of entries.
   */
  rename(tag: string, name: string): Promise<number>;
  /** Takes a tag off every entry and draft. The entries stay. Returns the number of entries. */
  remove(tag: string): Promise<number>;
};

type Parts = { storage: AccountStorage; records: Records };

const batchSize = 400;
const tagsSchema = z.array(z.string());
const tagsLocation = (rowId: string) => ({ table: 'journal_entries', column: 'tags', rowId });

export function createTags({ storage, records }: Parts): Tags {
  async function change(tag: string, name: string | null): Promise<number> {
    const open = await storage.openForWriting();
    const entries = await entryWrites(open, tag, name);
    const drafts = await draftWrites(open, tag, name);
    await open.store.write([...entries, ...drafts]);
    return entries.length;
  }
  return {
    async rename(tag, name) {
      // First, so that at no moment what is not to be brought up has a name that may be.
      const muted = await records.get('muted');
      if (muted && hasTag(muted.tags, tag)) {
        await records.change('muted', (before) => {
          const record = before ?? muted;
          return {
            ...record,
            tags: hasTag(record.tags, name) ? record.tags : [...record.tags, name],
          };
        });
      }
      return change(tag, name);
    },
    remove: (tag) => change(tag, null),
  };
}

/** The entries that carry the tag. One that does not open is left as it is. */
async function entryWrites({ vault, store }: OpenAccount, tag: string, name: string | null) {
  const writes: Write[] = [];
  await forEachChunk(await store.ids('journal_entries'), batchSize, async (ids) => {
    const rows = await store.getMany('journal_entries', ids);
    const changed = await Promise.all(
      rows.map(async (row): Promise<Write | null> => {
        if (!row) return null;
        const location = tagsLocation(row.id);
        const tags = await openJson(vault, location, row.tags, tagsSchema).catch(() => []);
        if (!hasTag(tags, tag)) return null;
        const put = { ...row, tags: await sealJson(vault, location, replaced(tags, tag, name)) };
        return { table: 'journal_entries', put };
      }),
    );
    writes.push(...changed.filter((write) => write !== null));
  });
  return writes;
}

/** The drafts that carry the tag: saved later, they would bring it back. */
async function draftWrites({ vault, store }: OpenAccount, tag: string, name: string | null) {
  const writes: Write[] = [];
  for (const row of await rowsWithPrefix(store, `${vault.userId}:draft:`)) {
    if (storedDraftSchema(row.key) !== entryDraftSchema) continue;
    const location = valueLocation(row.id);
    const draft = await openJson(vault, location, row.value, entryDraftSchema).catch(() => null);
    if (!draft || !hasTag(draft.tags, tag)) continue;
    const value = { ...draft, tags: replaced(draft.tags, tag, name) };
    const put = { ...row, value: await sealJson(vault, location, value) };
    writes.push({ table: 'user_data', put });
  }
  return writes;
}

/** The tags with another in the place of one, each only once. */
function replaced(tags: readonly string[], tag: string, name: string | null): string[] {
  const next: string[] = [];
  for (const one of tags) {
    const now = isSameTag(one, tag) ? name : one;
    if (now !== null && !hasTag(next, now)) next.push(now);
  }
  return next;
}
