import type { Env, Resolution, ResolveConflict, Rows, Table, Vault, Write } from '@mooring/storage';
import { mergeStreaks, type StreakRow } from '@mooring/storage';
import { openRow, type PlainRow, sealRow } from '../backup/plain-rows.ts';
import { conflictCopyKey } from './conflict-copies.ts';
import { resolveDocument } from './resolve-document.ts';
import { sealJson } from './sealed-json.ts';

export type ResolverParts = { env: Pick<Env, 'now' | 'newId'>; vault: Vault };

/** Two versions of one row: no words of either are lost. Throws AppError('vault.unreadable') where ours does not open. */
export const createConflictResolver =
  ({ env, vault }: ResolverParts): ResolveConflict =>
  async (table, { ours, theirs }) => {
    if (table === 'writing_streaks') return resolveStreaks(ours as StreakRow, theirs as StreakRow);
    // A piece of a recording is written once: another version of it is another wrapping of the same sound.
    if (table === 'audio_chunks') return { winner: 'theirs', extraWrites: [] };
    const own = await openRow(vault, table, ours);
    const other = await openRow(vault, table, theirs).catch(() => null);
    if (other && contentOf(own) === contentOf(other)) return { winner: 'theirs', extraWrites: [] };
    if (table === 'user_data') {
      const rows = { ours: ours as Rows['user_data'], theirs: theirs as Rows['user_data'] };
      return resolveDocument({ env, vault }, rows, own, other);
    }
    const id = env.newId();
    const copy = await sealRow(vault, table, { ...own, id } as PlainRow);
    const extraWrites: Write[] = [{ table, put: copy } as Write];
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

/** What a person would call different: not when a row was made or changed. */
function contentOf(row: PlainRow): string {
  const { created_at: _, updated_at: __, editedAt: ___, ...words }: Record<string, unknown> = row;
  return JSON.stringify(Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Says that one row came to be beside another, so that the person is told on both. */
async function conflictCopyNote(
  table: Table,
  id: string,
  copy: string,
  { env, vault }: ResolverParts,
): Promise<Write> {
  const key = conflictCopyKey(table, id, copy);
  const rowId = `${vault.userId}:${key}`;
  const now = env.now().toISOString();
  const location = { table: 'user_data', column: 'value', rowId };
  const put = {
    id: rowId,
    user_id: vault.userId,
    key,
    value: await sealJson(vault, location, true),
    created_at: now,
    updated_at: now,
  };
  return { table: 'user_data', put };
}
