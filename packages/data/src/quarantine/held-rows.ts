import { utcTime } from '@mooring/contract';
import { openRow } from '@mooring/formats';
import { type Env, type Row, type Table, tableNames, type Write } from '@mooring/storage';
import * as z from 'zod/mini';
import type { EntryRow } from '../recordings/references.ts';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { conflictCopyNote } from '../repositories/conflict-copies.ts';
import type { Entry } from '../repositories/entries.ts';
import { hasOtherWords } from '../repositories/entry-fields.ts';
import { openEntry, sealEntry } from '../repositories/entry-row.ts';
import { openJson } from '../repositories/sealed-json.ts';
import { rowsWithPrefix, type UserDataRow, valueLocation } from '../repositories/user-data-rows.ts';

const heldShape = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });

const prefixOf = ({ vault }: OpenAccount) => `${vault.userId}:held:`;

/**
 * The rows of the service that were not taken over, as JSON: with their words where they open, and as they came where they
 * do not.
 */
export async function heldAsJson(open: OpenAccount): Promise<string> {
  const documents = await rowsWithPrefix(open.store, prefixOf(open));
  const pieces = await Promise.all(
    documents.map(async ({ id, value, created_at: receivedAt }) => {
      const held = await openJson(open.vault, valueLocation(id), value, heldShape);
      const table = tableNames.find((name) => name === held.table);
      const words = table ? await wordsOf(open, table, held.row) : null;
      return { table: held.table, receivedAt, ...(words ? { words } : { row: held.row }) };
    }),
  );
  return `${JSON.stringify({ format: 'mooring-held', version: 1, pieces }, null, 2)}\n`;
}

async function wordsOf({ vault }: OpenAccount, table: Table, row: Record<string, unknown>) {
  return openRow(vault, table, row as Row).catch(() => null);
}

export async function removeHeldRows(open: OpenAccount): Promise<void> {
  const ids = await open.store.ids('user_data', prefixOf(open));
  await open.store.write(ids.map((remove): Write => ({ table: 'user_data', remove })));
}

/** An entry of the service that was not taken over, but can be read, and says something else than the one here. */
export type HeldEntry = Pick<Entry, 'title' | 'content'> & {
  /** The id of the document that holds it. */
  id: string;
};

type Held = { document: UserDataRow; entry: Entry; isHere: boolean };

export async function heldEntries(open: OpenAccount): Promise<HeldEntry[]> {
  const found = await readHeldEntries(open);
  return found.map(({ document, entry }) => ({
    id: document.id,
    title: entry.title,
    content: entry.content,
  }));
}

/**
 * The writes that make each of them an entry of its own, beside the one here. Throws AppError('store.changed') at the write where another
 * tab did the same.
 */
export async function keepHeldWrites({
  env,
  ...open
}: OpenAccount & { env: Env }): Promise<Write[]> {
  const { vault } = open;
  const now = env.now().toISOString();
  const kept = await Promise.all(
    (await readHeldEntries(open)).map(async ({ document, entry, isHere }): Promise<Write[]> => {
      const id = env.newId();
      // The service can change a day, which is not sealed.
      const copy = { ...entry, id, date: utcTime(entry.date) ?? now };
      const put = await sealEntry(vault, copy, now);
      const beside = isHere
        ? [await conflictCopyNote('journal_entries', entry.id, id, { env, vault })]
        : [];
      return [
        { table: 'journal_entries', put, expected: null },
        ...beside,
        { table: 'user_data', remove: document.id, expected: document },
      ];
    }),
  );
  return kept.flat();
}

async function readHeldEntries(open: OpenAccount): Promise<Held[]> {
  const documents = await rowsWithPrefix(open.store, `${prefixOf(open)}journal_entries/`);
  const read = await Promise.all(
    documents.map((one) => readHeldEntry(open, one).catch(() => null)),
  );
  return read.filter((one) => one !== null);
}

/** Null where nothing of it can be read, or where the entry here says the same. */
async function readHeldEntry(
  { store, vault }: OpenAccount,
  document: UserDataRow,
): Promise<Held | null> {
  const held = await openJson(vault, valueLocation(document.id), document.value, heldShape);
  const entry = await openEntry(vault, held.row as EntryRow);
  const row = await store.get('journal_entries', entry.id);
  const here = row && (await openEntry(vault, row).catch(() => null));
  if (here && !hasOtherWords(here, entry)) return null;
  return { document, entry, isHere: row !== undefined };
}
