import { openRow, type PlainRow, sealRow } from '@mooring/formats';
import type { Env, Resolution, ResolveConflict, Store, Vault, Write } from '@mooring/storage';
import { mergeStreaks, type StreakRow } from '@mooring/storage';
import { copiedPictures, hasUnsentPictures } from '../pictures/copied-pictures.ts';
import { conflictCopyNote } from './conflict-copies.ts';
import { resolveDocument } from './resolve-document.ts';
import type { UserDataRow } from './user-data-rows.ts';

export type ResolverParts = {
  env: Pick<Env, 'now' | 'newId'>;
  vault: Vault;
  /** Where the pictures of an entry are looked for. Left out where no entries are resolved. */
  store?: Store | undefined;
};

/**
 * Resolves a conflict between two versions of a row without losing words of either. Throws AppError('vault.unreadable')
 * if ours cannot be opened.
 */
export const createConflictResolver =
  ({ env, vault, store }: ResolverParts): ResolveConflict =>
  async (table, { ours, theirs }) => {
    if (table === 'writing_streaks') return resolveStreaks(ours as StreakRow, theirs as StreakRow);
    // A chunk is written once, so two versions are two encryptions of the same sound.
    if (table === 'audio_chunks') return { winner: 'theirs', extraWrites: [] };
    const ourRow = await openRow(vault, table, ours);
    const theirRow = await openRow(vault, table, theirs).catch(() => null);
    if (theirRow && contentOf(ourRow) === contentOf(theirRow)) {
      const isEntry = table === 'journal_entries' && store !== undefined;
      // Their state does not say that pictures were added here. Whoever removes it does not know of them.
      const isMore = isEntry && (await hasUnsentPictures({ store, vault }, ours.id));
      return { winner: isMore ? 'ours' : 'theirs', extraWrites: [] };
    }
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
    if (table === 'journal_entries' && store) {
      extraWrites.push(...(await copiedPictures({ store, vault }, ours.id, id)));
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
