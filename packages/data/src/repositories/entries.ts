import { AppError } from '@mooring/contract';
import { z } from 'zod';
import { type JournalTag, journalTags } from '../catalog.ts';
import type { Env } from '../env.ts';
import type { Rows } from '../store.ts';
import type { Vault } from '../vault/vault.ts';
import type { Desk } from './desk.ts';
import { nothingOpened, type Opened, openAll } from './opened.ts';
import { openJson, sealJson } from './sealed-json.ts';
import { streakWrites } from './streak.ts';

export type EntryFields = { title: string; content: string; tags: JournalTag[] };

export type Entry = EntryFields & {
  id: string;
  type: 'text' | 'audio';
  /** ISO time it belongs to; editing does not move it. */
  date: string;
  /** ISO time of the last change, or null. */
  editedAt: string | null;
};

export type Entries = {
  /** Newest first. */
  list(): Promise<Opened<Entry>>;
  /** Null when there is none. Throws AppError('entry.unreadable') when it does not open. */
  get(id: string): Promise<Entry | null>;
  /** Resolves when it is sealed and on the disk, the day counted in the same write. */
  create(fields: EntryFields): Promise<Entry>;
  update(id: string, fields: EntryFields): Promise<Entry>;
  /** False when there was none. */
  remove(id: string): Promise<boolean>;
  /** Puts a removed entry back as it was. */
  restore(entry: Entry): Promise<void>;
};

type Row = Rows['journal_entries'];
type Parts = { env: Env; desk: Desk; afterFirst(): void };

/** `afterFirst` is called once an entry is kept: a good moment to ask the browser not to evict it. */
export function createEntries({ env, desk, afterFirst }: Parts): Entries {
  const keep = async (entry: Entry, created: boolean) => {
    const { vault, store } = await desk.openForWriting();
    const before = await store.get('journal_entries', entry.id);
    const row = await sealEntry(vault, entry, before?.created_at ?? env.now().toISOString());
    const counted = created ? await streakWrites(env, store, vault.userId) : [];
    await store.write([
      { table: 'journal_entries', put: { ...row, audioData: before?.audioData ?? null } },
      ...counted,
    ]);
  };
  const get = async (id: string) => {
    const open = await desk.open();
    const row = await open?.store.get('journal_entries', id);
    if (!open || !row) return null;
    return openEntry(open.vault, row).catch((cause: unknown) => {
      throw new AppError('entry.unreadable', { cause });
    });
  };
  return {
    async list() {
      const open = await desk.open();
      if (!open) return nothingOpened();
      const rows = await open.store.list('journal_entries');
      return openAll(
        rows,
        ({ date }) => date,
        (row) => openEntry(open.vault, row),
      );
    },
    get,
    async create(fields) {
      const entry: Entry = {
        ...fields,
        id: env.newId(),
        type: 'text',
        date: env.now().toISOString(),
        editedAt: null,
      };
      await keep(entry, true);
      afterFirst();
      return entry;
    },
    async update(id, fields) {
      const before = await get(id);
      if (!before) throw new AppError('entry.not-saved');
      const entry = { ...before, ...fields, editedAt: env.now().toISOString() };
      await keep(entry, false);
      return entry;
    },
    async remove(id) {
      const open = await desk.open();
      if (!(await open?.store.get('journal_entries', id))) return false;
      await open?.store.write([{ table: 'journal_entries', remove: id }]);
      return true;
    },
    restore: (entry) => keep(entry, false),
  };
}

const placeOf = (rowId: string, column: keyof Row) => ({ table: 'journal_entries', column, rowId });

async function sealEntry(vault: Vault, entry: Entry, createdAt: string): Promise<Row> {
  const { id, title, content, tags, type, date, editedAt } = entry;
  return {
    id,
    user_id: vault.userId,
    title: await vault.seal(placeOf(id, 'title'), title),
    content: await vault.seal(placeOf(id, 'content'), content),
    tags: await sealJson(vault, placeOf(id, 'tags'), tags),
    type,
    audioData: null,
    date,
    created_at: createdAt,
    editedAt,
  };
}

async function openEntry(vault: Vault, row: Row): Promise<Entry> {
  const { id, type, date, editedAt } = row;
  const [title, content, tags] = await Promise.all([
    vault.open(placeOf(id, 'title'), row.title),
    vault.open(placeOf(id, 'content'), row.content),
    openJson(vault, placeOf(id, 'tags'), row.tags, z.array(z.enum(journalTags))),
  ]);
  return { id, title, content, tags, type, date, editedAt };
}
