import { AppError } from '@mooring/contract';
import type { HostedDoor } from './hosted-door.ts';
import type { AccountsParts } from './kit.ts';
import type { SessionHolder } from './session-holder.ts';

/**
 * Removes every account of this device with its words and keys. The keys go first: should anything stop it half way,
 * what is left cannot be read, and asking again goes on where it stopped.
 */
export async function eraseEverything(
  parts: AccountsParts,
  holder: SessionHolder,
  door: HostedDoor,
  copyToo: boolean,
): Promise<void> {
  if (copyToo) {
    const auth = await (await door.machine()).open();
    if (!auth) throw new AppError('hosting.needs-connection');
    await auth.deleteAccount();
  }
  await door.leaving(() => erase(parts, holder));
}

async function erase(parts: AccountsParts, holder: SessionHolder): Promise<void> {
  const { directory, sessionKeys, signals } = parts;
  holder.forget();
  signals.post({ type: 'erased' });
  try {
    const { accounts, damaged } = await directory.accounts();
    const everybody = [...accounts, ...damaged].map(({ id }) => id);
    for (const id of everybody) await sessionKeys.remove(id);
    for (const id of everybody) await parts.dropRows?.(id);
    for (const id of everybody) await directory.remove(id);
    for (const fact of ['session', 'stay', 'adoption', 'rekey'] as const)
      await directory.putFact(fact, undefined);
    await parts.eraseRest?.();
  } catch (error) {
    throw new AppError('erase.failed', { cause: error });
  }
}
