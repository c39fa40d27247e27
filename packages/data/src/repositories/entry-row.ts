import type { Vault } from '@mooring/storage';
import * as z from 'zod/mini';
import {
  type EntryRow,
  openRecordingReference,
  recordingLocation,
} from '../recordings/references.ts';
import type { Entry } from './entries.ts';
import { openJson, sealJson } from './sealed-json.ts';

const fieldLocation = (rowId: string, column: keyof EntryRow) => ({
  table: 'journal_entries',
  column,
  rowId,
});

/** Encrypts an entry as its row. */
export async function sealEntry(vault: Vault, entry: Entry, createdAt: string): Promise<EntryRow> {
  const { id, title, content, tags, type, recording, date, editedAt } = entry;
  return {
    id,
    user_id: vault.userId,
    title: await vault.seal(fieldLocation(id, 'title'), title),
    content: await vault.seal(fieldLocation(id, 'content'), content),
    tags: await sealJson(vault, fieldLocation(id, 'tags'), tags),
    type,
    audioData: recording && (await sealJson(vault, recordingLocation(id), recording)),
    date,
    created_at: createdAt,
    editedAt,
  };
}

/** Throws AppError('vault.unreadable'). */
export async function openEntry(vault: Vault, row: EntryRow): Promise<Entry> {
  const { id, type, date, editedAt } = row;
  const [title, content, tags, recording] = await Promise.all([
    vault.open(fieldLocation(id, 'title'), row.title),
    vault.open(fieldLocation(id, 'content'), row.content),
    openJson(vault, fieldLocation(id, 'tags'), row.tags, z.array(z.string())),
    openRecordingReference(vault, row),
  ]);
  return { id, title, content, tags, type, recording, date, editedAt };
}
