import { AppError } from '@mooring/contract';
import { type Env, loadOnce, retryIfChanged, type Write } from '@mooring/storage';
import type { EntryPicture } from '../pictures/picture-schema.ts';
import { createDeletedRecordings } from '../recordings/deleted-recordings.ts';
import type { Recording } from '../recordings/recording.ts';
import type { EntryRow } from '../recordings/references.ts';
import type { AccountStorage, OpenAccount } from './account-storage.ts';
import { conflictCopiesOf, conflictCopyNote } from './conflict-copies.ts';
import {
  dateOf,
  hasOtherWords,
  hasSameContent,
  isSaid,
  mergedTags,
  withDefaults,
} from './entry-fields.ts';
import { openEntry, sealEntry } from './entry-row.ts';
import { emptyResult, type ListResult, openRows } from './list-result.ts';
import { streakWrites } from './streak.ts';

export type EntryFields = {
  title: string;
  content: string;
  /** Of the eight, and the person's own. */
  tags: string[];
  /** Default: 'text'. */
  type?: 'text' | 'audio' | undefined;
  recording?: Recording | null | undefined;
  /** ISO time that the entry is about. Default: now, or the time that it has. */
  date?: string | undefined;
  /** The pictures to save with it, in their order. Those that it has and that are in neither list stay. */
  pictures?: EntryPicture[] | undefined;
  /** Ids of the pictures to remove from it. */
  removedPictures?: string[] | undefined;
};

/** Its pictures are read with `data.pictures`, so that no list opens them. */
export type Entry = Omit<EntryFields, 'pictures' | 'removedPictures'> & {
  id: string;
  type: 'text' | 'audio';
  recording: Recording | null;
  /** ISO time that the entry is about: when it was written, unless the person chose another. */
  date: string;
  /** ISO time of the last change, or null. */
  editedAt: string | null;
};

/**
 * A save that may have been refused before. Its rows may be stored all the same, on a full disk in one place only: then they are
 * written over, and no second entry is made.
 */
export type Attempt = {
  /** The id of a new entry. */
  id?: string | undefined;
  /** The fields whose save was refused before. */
  refused?: EntryFields | null | undefined;
};

export type Entries = {
  /** Newest first. */
  list(): Promise<ListResult<Entry>>;
  /** The number of entries. Opens none. */
  count(): Promise<number>;
  /** Null if there is none. Throws AppError('entry.unreadable') if it cannot be opened. */
  get(id: string): Promise<Entry | null>;
  /** Resolves when the entry and the streak are written to the disk, in one transaction. */
  create(fields: EntryFields, attempt?: Attempt): Promise<Entry>;
  /**
   * Optimistic concurrency: what another tab or a sync changed since `base`, the entry as it was opened, is not overwritten;
   * without `base`, since this call. Then the fields are saved as a new entry beside it (see the returned id), as after a
   * conflict of two devices. An entry that was deleted is created again.
   */
  update(
    id: string,
    fields: EntryFields,
    base?: Entry,
    attempt?: Pick<Attempt, 'refused'>,
  ): Promise<Entry>;
  /**
   * False if there was none. Throws AppError('entry.changed-elsewhere'), and removes nothing, if it was edited since `base`,
   * the entry as it was shown, or during this call.
   */
  remove(id: string, base?: Entry): Promise<boolean>;
  /** Restores a removed entry. If it is there again with other words, both are kept. */
  restore(entry: Entry): Promise<void>;
  /** Ids of the entries that hold another device's concurrent version of this one. */
  conflictCopies(id: string): Promise<string[]>;
};

type Parts = { env: Env; storage: AccountStorage; onEntryCreated(): void };

type Save = {
  /** The row that is stored under its id. */
  before?: EntryRow | undefined;
  isNew?: boolean;
  /** The id of the entry that it is another version of. */
  beside?: string;
  pictures(at: OpenAccount): Promise<Write[]>;
};

const table = 'journal_entries';

/** `onEntryCreated` runs after an entry was created: a good time to ask the browser not to evict the data. */
export function createEntries({ env, storage, onEntryCreated }: Parts): Entries {
  const deletedRecordings = createDeletedRecordings();
  // Loaded by those who have pictures.
  const loadPictures = loadOnce(async () =>
    (await import('../pictures/entry-pictures.ts')).createEntryPictures(env),
  );
  /** Throws AppError('store.changed') where `before` is no longer what is stored. */
  const save = async (entry: Entry, { before, isNew, beside, pictures }: Save) => {
    const { vault, store } = await storage.openForWriting();
    const put = await sealEntry(vault, entry, before?.created_at ?? env.now().toISOString());
    const streak = isNew ? await streakWrites(env, store, vault.userId) : [];
    const recordingId = entry.recording?.id ?? '';
    const otherWrites = [
      ...(before
        ? await deletedRecordings.removeWrites({ vault, store }, before, recordingId)
        : []),
      ...deletedRecordings.restoreWrites(recordingId),
      ...(await pictures({ vault, store })),
      ...(beside ? [await conflictCopyNote(table, beside, entry.id, { env, vault })] : []),
    ];
    await store.write([{ table, put, expected: before ?? null }, ...otherWrites, ...streak]);
    deletedRecordings.forget(recordingId);
  };
  const picturesIn =
    (id: string, { pictures = [], removedPictures = [] }: EntryFields) =>
    async (at: OpenAccount) =>
      pictures.length + removedPictures.length === 0
        ? []
        : (await loadPictures()).saveWrites(at, id, { pictures, removed: removedPictures });
  const read = async (id: string): Promise<StoredEntry> => {
    const open = await storage.open();
    const row = await open?.store.get(table, id);
    if (!open || !row) return { row: undefined, entry: null };
    return openEntry(open.vault, row).then(
      (entry) => ({ row, entry }),
      (cause: unknown) => ({ row, entry: null, cause }),
    );
  };
  return {
    async list() {
      const open = await storage.open();
      if (!open) return emptyResult();
      const rows = await open.store.list(table);
      return openRows(
        rows,
        ({ date }) => date,
        (row) => openEntry(open.vault, row),
      );
    },
    async count() {
      const open = await storage.open();
      return open ? open.store.count(table) : 0;
    },
    get: async (id) => readable(await read(id)).entry,
    async create(fields, { id, refused } = {}) {
      const entry = await retryIfChanged(async () => {
        const { row, entry: stored } = id ? await read(id) : nothing;
        const isOurs = !stored || isSaid(stored, fields) || (refused && isSaid(stored, refused));
        const made: Entry = {
          ...withDefaults(fields),
          id: id && isOurs ? id : env.newId(),
          date: dateOf(fields) ?? env.now().toISOString(),
          editedAt: null,
        };
        const pictures = picturesIn(made.id, fields);
        await save(made, { before: isOurs ? row : undefined, isNew: true, pictures });
        return made;
      });
      onEntryCreated();
      return entry;
    },
    async update(id, fields, base, { refused } = {}) {
      let from = base ?? null;
      return retryIfChanged(async () => {
        const { row, entry: stored } = readable(await read(id));
        from ??= stored;
        if (!from) throw new AppError('entry.not-saved');
        const date = dateOf(fields) ?? from.date;
        const given = withDefaults(fields, from);
        const tags = mergedTags(given.tags, from.tags, stored?.tags ?? from.tags);
        const next = { ...from, ...given, tags, date };
        const edited = { ...next, editedAt: env.now().toISOString() };
        const isOurs = stored && refused && isSaid(stored, refused, from);
        const changedElsewhere =
          stored &&
          (stored.editedAt !== from.editedAt || hasOtherWords(stored, from)) &&
          !hasSameContent(stored, next) &&
          !isOurs;
        const entry = changedElsewhere ? { ...edited, id: env.newId() } : edited;
        const pictures = picturesIn(entry.id, fields);
        await save(entry, changedElsewhere ? { beside: id, pictures } : { before: row, pictures });
        return entry;
      });
    },
    async remove(id, base) {
      let isRetry = false;
      return retryIfChanged(async () => {
        const { row, entry } = await read(id);
        const open = await storage.open();
        if (!open || !row) return false;
        // A picture or a day that was added since tells itself by the time of the edit.
        const isOther = (from: Entry) =>
          !entry || entry.editedAt !== from.editedAt || hasOtherWords(entry, from);
        if (base ? isOther(base) : isRetry) {
          throw new AppError('entry.changed-elsewhere');
        }
        isRetry = true;
        const others = [
          ...(await deletedRecordings.removeWrites(open, row)),
          ...(await (await loadPictures()).removeWrites(open, id)),
        ];
        await open.store.write([{ table, remove: id, expected: row }, ...others]);
        return true;
      });
    },
    async restore(entry) {
      const loaded = await loadPictures();
      await retryIfChanged(async () => {
        const { row, entry: stored } = await read(entry.id);
        const pictures = async () => loaded.restoreWrites(entry.id);
        const isOther = row && (!stored || hasOtherWords(stored, entry));
        if (!isOther) return save(entry, { before: row, pictures });
        await save({ ...entry, id: env.newId() }, { beside: entry.id, pictures });
      });
      loaded.forget(entry.id);
    },
    async conflictCopies(id) {
      const open = await storage.open();
      if (!open) return [];
      return conflictCopiesOf(open.store, open.vault.userId, { table, id });
    },
  };
}

/** `entry` is null where there is none, and where it cannot be opened. */
type StoredEntry = { row: EntryRow | undefined; entry: Entry | null; cause?: unknown };
const nothing: StoredEntry = { row: undefined, entry: null };

function readable(stored: StoredEntry): StoredEntry {
  if (stored.row && !stored.entry) throw new AppError('entry.unreadable', { cause: stored.cause });
  return stored;
}
