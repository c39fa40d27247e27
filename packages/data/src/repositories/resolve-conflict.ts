import { openRow, type PlainRow, sealRow } from '@mooring/formats';
import type { Env, Resolution, ResolveConflict, Table, Vault, Write } from '@mooring/storage';
import { mergeStreaks, type StreakRow } from '@mooring/storage';
import { conflictCopyKey } from './conflict-copies.ts';
import { resolveDocument } from './resolve-document.ts';
import { sealJson } from './sealed-json.ts';
import { type UserDataRow, valueLocation } from './user-data-rows.ts';

export type ResolverParts = { env: Pick<Env, 'now' | 'newId'>; vault: Vault };

/**
 * Resolves a conflict between two versions of a row without losing words of either. Throws AppError('vault.unreadable')
 * if ours cannot be opened.
 */
export const createConflictResolver =
  ({ env, vault }: ResolverParts): ResolveConflict =>
  async (table, { ours, theirs }) => {
    if (table === 'writing_streaks') return resolveStreaks(ours as StreakRow, theirs as StreakRow);
    // A chunk is written once, so two versions are two encryptions of the same sound.
    if (table === 'audio_chunks') return { winner: 'theirs', extraWrites: [] };
    const ourRow = await openRow(vault, table, ours);
    const theirRow = await openRow(vault, table, theirs).catch(() => null);
    if (theirRow && contentOf(ourRow) === contentOf(theirRow))
      return { winner: 'theirs', extraWrites: [] };
    if (table === 'user_data') {
      const rows = { ours: ours as UserDataRow, theirs: theirs as UserDataRow };
      return resolveDocument({ env, vault }, rows, ourRow, theirRow);
    }
    const id = env.newId();
    const copyRow = await sealRow(vault, table, { ...ourRow, id } as PlainRow);
    const extraWrites: Write[] = [{ table, put: copyRow } as Write];
    if (table !== 'emotion_records') {
      extraWrites.push(await conflictCopyNote(table, ours.id, id, { env, vault }));
    }
    return { winner: 'theirs', extraWrites };
  };

function resolveStreaks(ours: StreakRow, theirs: StreakRow): Resolution {
  const settled = mergeStreaks(theirs, ours);
  const same =
    settled.streak_count === theirs.streak_count &&
    settled.last_write_date === theirs.last_write_date;
  return { winner: same ? 'theirs' : settled, extraWrites: [] };
}

/** The content of a row, without the times at which it was created and changed. */
function contentOf(row: PlainRow): string {
  const { created_at: _, updated_at: __, editedAt: ___, ...words }: Record<string, unknown> = row;
  return JSON.stringify(Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Writes a note that links a row to its conflict copy, so that both devices can tell the person. */
export async function conflictCopyNote(
  table: Table,
  id: string,
  copyId: string,
  { env, vault }: ResolverParts,
): Promise<Write> {
  const key = conflictCopyKey(table, id, copyId);
  const rowId = `${vault.userId}:${key}`;
  const now = env.now().toISOString();
  const put = {
    id: rowId,
    user_id: vault.userId,
    key,
    value: await sealJson(vault, valueLocation(rowId), true),
    created_at: now,
    updated_at: now,
  };
  return { table: 'user_data', put };
}
