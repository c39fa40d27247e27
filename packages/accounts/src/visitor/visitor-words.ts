import type { Vault } from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';
import { finishAdoption } from './visitor.ts';

/** What somebody wrote on this device without being logged in, while an account of theirs existed: counts, no words. */
export type VisitorWords = {
  /** The id of the visitor account that holds them. */
  id: string;
  entries: number;
  checkIns: number;
  moments: number;
  conversations: number;
  letters: number;
  /** Pages about someone who was lost. */
  people: number;
  /** Words, recordings, pictures and files on those pages. */
  keepsakes: number;
  /** Days that matter. */
  days: number;
  /** Their own prompts for writing. */
  prompts: number;
  /** Pages that were begun and not saved. */
  drafts: number;
  /** Whether there is a healing path. */
  path: boolean;
  /** Whether something was written after a pause. */
  pauseNotes: boolean;
};

/** The words of a visitor that the open account could take in. Null if there are none, or if a move is under way. */
export async function findVisitorWords(
  { directory, sessionKeys, countWords }: AccountDependencies,
  vault: Vault | null,
): Promise<VisitorWords | null> {
  if (!vault || !countWords || (await directory.fact('adoption'))) return null;
  const { accounts } = await directory.accounts();
  if (!accounts.some(({ id, visitor }) => id === vault.userId && !visitor)) return null;
  for (const { id } of accounts.filter(({ visitor }) => visitor)) {
    // Without its key a visitor's store cannot be opened by anybody.
    if (!((await sessionKeys.get(id)) ?? (await sessionKeys.getVisitorKey(id)))) continue;
    const counted = await countWords(id);
    if (Object.values(counted).some(Boolean)) return { id, ...counted };
  }
  return null;
}

/**
 * Moves a visitor's words to the open account. It is recorded before it begins, so that a move which was interrupted is
 * finished at the next start. Throws AppError: what has not moved by then stays where it was.
 */
export async function bringInVisitorWords(
  parts: AccountDependencies,
  vault: Vault,
  from: string,
): Promise<void> {
  const { directory } = parts;
  await directory.withTabLock('adoption', async () => {
    const visitor = await directory.account(from);
    // Another tab has brought them in.
    if (!visitor?.visitor) return;
    const pending = await directory.fact('adoption');
    if (pending && pending.from !== from) return;
    await directory.putFact('adoption', { from, to: vault.userId });
    await finishAdoption(parts, vault);
  });
}
