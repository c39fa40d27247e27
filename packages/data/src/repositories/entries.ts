import { AppError, utcTime } from '@mooring/contract';
import { type Env, loadOnce, type Write } from '@mooring/storage';
import type { EntryPicture } from '../pictures/picture-schema.ts';
import { createDeletedRecordings } from '../recordings/deleted-recordings.ts';
import type { Recording } from '../recordings/recording.ts';
import type { AccountStorage, OpenAccount } from './account-storage.ts';
import { conflictCopiesOf } from './conflict-copies.ts';
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
   * Optimistic concurrency: with `base`, the entry as it was opened, another tab's change is not overwritten. If the
   * entry changed since, the fields are saved as a new entry (see the returned id); if it was deleted, it is created
   * again.
   */
  update(
    id: string,
    fields: EntryFields,
    base?: Entry,
    attempt?: Pick<Attempt, 'refused'>,
  ): Promise<Entry>;
  /** False if there was none. */
  remove(id: string): Promise<boolean>;
  /** Restores a removed entry. */
  restore(entry: Entry): Promise<void>;
  /** Ids of the entries that hold another device's concurrent version of this one. */
  conflictCopies(id: string): Promise<string[]>;
};

type Parts = { env: Env; storage: AccountStorage; onEntryCreated(): void };

/** `onEntryCreated` runs after an entry was created: a good time to ask the browser not to evict the data. */
export function createEntries({ env, storage, onEntryCreated }: Parts): Entries {
  const deletedRecordings = createDeletedRecordings();
  // Loaded by those who have pictures.
  const loadPictures = loadOnce(async () =>
    (await import('../pictures/entry-pictures.ts')).createEntryPictures(env),
  );
  const save = async (
    entry: Entry,
    created: boolean,
    pictures: (at: OpenAccount) => Promise<Write[]> = async () => [],
  ) => {
    const { vault, store } = await storage.openForWriting();
    const before = await store.get('journal_entries', entry.id);
    const row = await sealEntry(vault, entry, before?.created_at ?? env.now().toISOString());
    const streak = created ? await streakWrites(env, store, vault.userId) : [];
    const recordingId = entry.recording?.id ?? '';
    const chunkWrites = [
      ...(before
        ? await deletedRecordings.removeWrites({ vault, store }, before, recordingId)
        : []),
      ...deletedRecordings.restoreWrites(recordingId),
      ...(await pictures({ vault, store })),
    ];
    await store.write([{ table: 'journal_entries', put: row }, ...chunkWrites, ...streak]);
    deletedRecordings.forget(recordingId);
  };
  const picturesIn =
    (id: string, { pictures = [], removedPictures = [] }: EntryFields) =>
    async (at: OpenAccount) =>
      pictures.length + removedPictures.length === 0
        ? []
        : (await loadPictures()).saveWrites(at, id, { pictures, removed: removedPictures });
  const get = async (id: string) => {
    const open = await storage.open();
    const row = await open?.store.get('journal_entries', id);
    if (!open || !row) return null;
    return openEntry(open.vault, row).catch((cause: unknown) => {
      throw new AppError('entry.unreadable', { cause });
    });
  };
  return {
    async list() {
      const open = await storage.open();
      if (!open) return emptyResult();
      const rows = await open.store.list('journal_entries');
      return openRows(
        rows,
        ({ date }) => date,
        (row) => openEntry(open.vault, row),
      );
    },
    async count() {
      const open = await storage.open();
      return open ? open.store.count('journal_entries') : 0;
    },
    get,
    async create(fields, { id, refused } = {}) {
      const stored = id ? await get(id).catch(() => null) : null;
      const isOurs = !stored || isSaid(stored, fields) || (refused && isSaid(stored, refused));
      const entry: Entry = {
        ...withDefaults(fields),
        id: id && isOurs ? id : env.newId(),
        date: dateOf(fields) ?? env.now().toISOString(),
        editedAt: null,
      };
      await save(entry, true, picturesIn(entry.id, fields));
      onEntryCreated();
      return entry;
    },
    async update(id, fields, base, { refused } = {}) {
      const before = await get(id);
      const from = base ?? before;
      if (!from) throw new AppError('entry.not-saved');
      const date = dateOf(fields) ?? from.date;
      const next = { ...from, ...withDefaults(fields, from), date };
      const edited = { ...next, editedAt: env.now().toISOString() };
      const isOurs = before && refused && isSaid(before, refused, from);
      const changedElsewhere =
        base &&
        before &&
        before.editedAt !== base.editedAt &&
        !hasSameContent(before, next) &&
        !isOurs;
      const entry = changedElsewhere ? { ...edited, id: env.newId() } : edited;
      await save(entry, false, picturesIn(entry.id, fields));
      return entry;
    },
    async remove(id) {
      const open = await storage.open();
      const row = await open?.store.get('journal_entries', id);
      if (!open || !row) return false;
      const others = [
        ...(await deletedRecordings.removeWrites(open, row)),
        ...(await (await loadPictures()).removeWrites(open, id)),
      ];
      await open.store.write([{ table: 'journal_entries', remove: id }, ...others]);
      return true;
    },
    async restore(entry) {
      const pictures = await loadPictures();
      await save(entry, false, async () => pictures.restoreWrites(entry.id));
      pictures.forget(entry.id);
    },
    async conflictCopies(id) {
      const open = await storage.open();
      if (!open) return [];
      return conflictCopiesOf(open.store, open.vault.userId, { table: 'journal_entries', id });
    },
  };
}

/** All fields. Those that are not given keep their value. */
function withDefaults(fields: EntryFields, before: Entry | null = null) {
  const { title, content, tags } = fields;
  const type = fields.type ?? before?.type ?? 'text';
  const recording = fields.recording === undefined ? (before?.recording ?? null) : fields.recording;
  return { title, content, tags, type, recording };
}

/** The chosen time in UTC, by which rows are ordered. Throws AppError('entry.not-saved') if it is none. */
function dateOf({ date }: EntryFields): string | null {
  if (date === undefined) return null;
  const time = utcTime(date);
  if (time === null) throw new AppError('entry.not-saved');
  return time;
}

/** Whether the stored entry says what these fields say. The time is left out: a new entry gets it when it is saved. */
const isSaid = (stored: Entry, fields: EntryFields, before: Entry | null = null) =>
  JSON.stringify(withDefaults(stored)) === JSON.stringify(withDefaults(fields, before));

const hasSameContent = (one: Entry, other: Entry) =>
  one.date === other.date &&
  JSON.stringify(withDefaults(one)) === JSON.stringify(withDefaults(other));
