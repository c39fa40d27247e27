import type { Rows, Vault } from '@mooring/storage';
import * as z from 'zod/mini';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { openJson } from '../repositories/sealed-json.ts';
import { rowsWithPrefix } from '../repositories/user-data-rows.ts';
import { recordingSchema } from './recording.ts';

export type EntryRow = Rows['journal_entries'];

export const recordingLocation = (rowId: string) => ({
  table: 'journal_entries',
  column: 'audioData',
  rowId,
});

/** Opens the reference to a recording in an entry's row. */
export async function openRecordingReference(vault: Vault, row: EntryRow) {
  if (row.audioData === null) return null;
  return openJson(vault, recordingLocation(row.id), row.audioData, recordingSchema);
}

/**
 * Ids of the recordings that entries refer to, except the entry `except`. Throws if one of the references cannot be
 * opened.
 */
export async function recordingsOfEntries(
  { store, vault }: OpenAccount,
  except = '',
): Promise<Set<string>> {
  const rows = (await store.list('journal_entries')).filter(
    ({ id, audioData }) => audioData !== null && id !== except,
  );
  const recordings = await Promise.all(rows.map((row) => openRecordingReference(vault, row)));
  return new Set(recordings.flatMap((recording) => recording?.id ?? []));
}

const draft = z.object({ recording: z.optional(z.nullable(recordingSchema)) });

/** Ids of the recordings that drafts refer to. Throws if a draft cannot be opened. */
export async function recordingsOfDrafts({ store, vault }: OpenAccount): Promise<Set<string>> {
  const rows = await rowsWithPrefix(store, `${vault.userId}:draft:`);
  const drafts = await Promise.all(
    rows.map(({ id, value }) =>
      openJson(vault, { table: 'user_data', column: 'value', rowId: id }, value, draft),
    ),
  );
  return new Set(drafts.flatMap(({ recording }) => recording?.id ?? []));
}
