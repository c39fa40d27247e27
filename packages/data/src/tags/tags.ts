import { forEachChunk, type Rows, retryIfChanged, type Sealed, type Write } from '@mooring/storage';
import * as z from 'zod/mini';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { entryDraftSchema, storedDraftSchema } from '../repositories/drafts.ts';
import type { Records } from '../repositories/records.ts';
import { openJson, sealJson } from '../repositories/sealed-json.ts';
import { valueLocation } from '../repositories/user-data-rows.ts';
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
/** How often what was written meanwhile is changed anew. */
const maxAgain = 5;

type ChangedTable = 'journal_entries' | 'user_data';
type Renaming = { tag: string; name: string | null };
/** The sealed column that a change was made from, and the one to write. */
type Change = { from: Sealed; to: Sealed };
type Changes = Record<ChangedTable, Map<string, Change>>;

export function createTags({ storage, records }: Parts): Tags {
  async function change(tag: string, name: string | null): Promise<number> {
    const open = await storage.openForWriting();
    const kept: Changes = {
      journal_entries: await changes(open, 'journal_entries', await entryIds(open), { tag, name }),
      user_data: await changes(open, 'user_data', await draftIds(open), { tag, name }),
    };
    // Sealing takes a while, and another tab or a sync may write meanwhile: what differs now is changed anew.
    return retryIfChanged(async () => {
      let fresh = await freshWrites(open, kept);
      for (let again = 0; fresh.differ.length > 0 && again < maxAgain; again += 1) {
        for (const { table, id } of fresh.differ) {
          kept[table].delete(id);
          for (const [each, made] of await changes(open, table, [id], { tag, name })) {
            kept[table].set(each, made);
          }
        }
        fresh = await freshWrites(open, kept);
      }
      await open.store.write(fresh.writes);
      return fresh.writes.filter(({ table }) => table === 'journal_entries').length;
    });
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

const entryIds = ({ store }: OpenAccount) => store.ids('journal_entries');

async function draftIds({ vault, store }: OpenAccount) {
  const ids = await store.ids('user_data', `${vault.userId}:draft:`);
  return ids.filter(
    (id) => storedDraftSchema(id.slice(vault.userId.length + 1)) === entryDraftSchema,
  );
}

/**
 * The new columns of the rows that carry the tag, by row id. Drafts too: saved later, they would bring it back. A row that does
 * not open is left as it is. No other column is kept here, so that none can be written back.
 */
async function changes(
  open: OpenAccount,
  table: ChangedTable,
  ids: string[],
  { tag, name }: Renaming,
): Promise<Map<string, Change>> {
  const found = new Map<string, Change>();
  await forEachChunk(ids, batchSize, async (part) => {
    const rows = await open.store.getMany(table, part);
    await Promise.all(
      rows.map(async (row) => {
        if (!row) return;
        const from = sealedTagsIn(row);
        const to = await (table === 'journal_entries' ? newTags : newDraft)(
          open,
          { id: row.id, from },
          (tags) => (hasTag(tags, tag) ? replaced(tags, tag, name) : null),
        );
        if (to) found.set(row.id, { from, to });
      }),
    );
  });
  return found;
}

type Part = { id: string; from: Sealed };
type NextTags = (tags: readonly string[]) => string[] | null;

async function newTags({ vault }: OpenAccount, { id, from }: Part, next: NextTags) {
  const location = { table: 'journal_entries', column: 'tags', rowId: id } as const;
  const tags = await openJson(vault, location, from, tagsSchema).catch(() => []);
  const to = next(tags);
  return to && sealJson(vault, location, to);
}

async function newDraft({ vault }: OpenAccount, { id, from }: Part, next: NextTags) {
  const location = valueLocation(id);
  const draft = await openJson(vault, location, from, entryDraftSchema).catch(() => null);
  const tags = draft && next(draft.tags);
  return tags && sealJson(vault, location, { ...draft, tags });
}

const sealedTagsIn = (row: Rows[ChangedTable]): Sealed => ('tags' in row ? row.tags : row.value);

/** The rows as they are stored now, with the new columns; and those whose column is no longer what it was made from. */
async function freshWrites({ store }: OpenAccount, kept: Changes) {
  const entries = await store.getMany('journal_entries', [...kept.journal_entries.keys()]);
  const drafts = await store.getMany('user_data', [...kept.user_data.keys()]);
  const writes: Write[] = [];
  const differ: { table: ChangedTable; id: string }[] = [];
  for (const row of entries) {
    const made = row && kept.journal_entries.get(row.id);
    if (!made) continue;
    if (made.from === row.tags) {
      writes.push({ table: 'journal_entries', put: { ...row, tags: made.to }, expected: row });
    } else differ.push({ table: 'journal_entries', id: row.id });
  }
  for (const row of drafts) {
    const made = row && kept.user_data.get(row.id);
    if (!made) continue;
    if (made.from === row.value) {
      writes.push({ table: 'user_data', put: { ...row, value: made.to }, expected: row });
    } else differ.push({ table: 'user_data', id: row.id });
  }
  return { writes, differ };
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
