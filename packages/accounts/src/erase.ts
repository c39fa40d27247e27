import { AppError } from '@mooring/contract';
import type { AccountDependencies } from './account-services.ts';
import { deleteCopy } from './hosted/delete-copy.ts';
import type { LazyHostedSession } from './hosted/lazy-hosted-session.ts';
import type { SessionHolder } from './session/session-holder.ts';

/**
 * Removes every account of this device with its data and keys. It is marked first: if it is interrupted, the next start of
 * the app finishes it. Stored session keys go before the rows, and key envelopes after them: until these are gone, a
 * password still opens what is left.
 */
export async function eraseEverything(
  parts: AccountDependencies,
  holder: SessionHolder,
  lazyHosted: LazyHostedSession,
  { copyToo, password }: { copyToo: boolean; password?: string },
): Promise<void> {
  if (copyToo) await deleteCopy(parts, lazyHosted, holder.session.getState(), password);
  await lazyHosted.endSessionAfter(() => erase(parts, holder));
}

async function erase(parts: AccountDependencies, holder: SessionHolder): Promise<void> {
  const { directory, sessionKeys, tabChannel } = parts;
  holder.erase();
  tabChannel.post({ type: 'erased' });
  try {
    await parts.markErased?.().catch(() => {});
    const { accounts, damaged } = await directory.accounts();
    const everybody = [...accounts, ...damaged].map(({ id }) => id);
    for (const id of everybody) await sessionKeys.remove(id);
    for (const id of everybody) await parts.deleteRows?.(id);
    for (const id of everybody) await directory.remove(id);
    for (const fact of ['session', 'stay', 'adoption', 'rekey', 'storing', 'cleared'] as const)
      await directory.putFact(fact, undefined);
    await parts.eraseOrigin?.();
  } catch (error) {
    throw new AppError('erase.failed', { cause: error });
  }
}
