import { journalTags } from '@mooring/contract';
import type { Rows, Vault } from '@mooring/storage';
import * as z from 'zod/mini';
import { audioPlace, recordingIn } from '../recordings/references.ts';
import type { Entry } from './entries.ts';
import { openJson, sealJson } from './sealed-json.ts';

type Row = Rows['journal_entries'];

const placeOf = (rowId: string, column: keyof Row) => ({ table: 'journal_entries', column, rowId });

/** An entry as its row. */
export async function sealEntry(vault: Vault, entry: Entry, createdAt: string): Promise<Row> {
  const { id, title, content, tags, type, recording, date, editedAt } = entry;
  return {
    id,
    user_id: vault.userId,
    title: await vault.seal(placeOf(id, 'title'), title),
    content: await vault.seal(placeOf(id, 'content'), content),
    tags: await sealJson(vault, placeOf(id, 'tags'), tags),
    type,
    audioData: recording && (await sealJson(vault, audioPlace(id), recording)),
    date,
    created_at: createdAt,
    editedAt,
  };
}

/** Throws AppError('vault.unreadable') for a row that does not open. */
export async function openEntry(vault: Vault, row: Row): Promise<Entry> {
  const { id, type, date, editedAt } = row;
  const [title, content, tags, recording] = await Promise.all([
    vault.open(placeOf(id, 'title'), row.title),
    vault.open(placeOf(id, 'content'), row.content),
    openJson(vault, placeOf(id, 'tags'), row.tags, z.array(z.enum(journalTags))),
    recordingIn(vault, row),
  ]);
  return { id, title, content, tags, type, recording, date, editedAt };
}
