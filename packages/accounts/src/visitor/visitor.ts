import type { FieldLocation, Sealed, Vault } from '@mooring/storage';
import {
  createStoredSession,
  createVault,
  deriveVaultKeys,
  fromBase64Url,
  toBase64Url,
} from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';
import { toAccount } from '../session/session.ts';
import type { SessionHolder } from '../session/session-holder.ts';
import { restoreVisitorKeys } from './visitor-key.ts';

/** Creates the visitor account, which owns what is written before anyone signs up, unless another tab just did. */
export function createVisitor(parts: AccountDependencies, holder: SessionHolder): Promise<void> {
  const { env, directory, sessionKeys } = parts;
  return directory.withTabLock('visitor', async () => {
    await holder.resume();
    if (holder.session.getState().status !== 'signed-out') return;
    const id = env.newId();
    const dataKey = env.randomBytes(32);
    const keys = await deriveVaultKeys(dataKey);
    const record = {
      id,
      name: '',
      email: `visitor-${id}@mooring.invalid`,
      avatar: null,
      createdAt: env.now().toISOString(),
      visitor: true,
      home: 'device' as const,
      salt: toBase64Url(env.randomBytes(16)),
    };
    // The key is stored first: without it a visitor could never open again what they write.
    await sessionKeys
      .put(createStoredSession(env.now(), id, keys, false), { dataKey })
      .finally(() => dataKey.fill(0));
    await directory.create(record, []);
    holder.openVisitor(toAccount(record), keys);
  });
}

/**
 * Moves a visitor's rows to the account they signed up for, or the rows of a local account to the hosted one it became. If it
 * fails, the original rows stay and the next log-in tries again.
 */
export async function adoptVisitor(parts: AccountDependencies, vault: Vault): Promise<void> {
  await parts.directory.withTabLock('adoption', () => finishAdoption(parts, vault)).catch(() => {});
}

/** Moves the rows that are recorded as moving to this account, if any. Call it under the tab lock `adoption`. */
export async function finishAdoption(parts: AccountDependencies, vault: Vault): Promise<void> {
  const { moveRows: adopt, directory } = parts;
  const pending = await directory.fact('adoption');
  if (!adopt || pending?.to !== vault.userId) return;
  const kept = pending.key
    ? await movedKeys(vault, pending.from, pending.key)
    : ((await parts.sessionKeys.get(pending.from)) ??
      (await restoreVisitorKeys(parts, pending.from)));
  if (!kept) return;
  const from = createVault({ env: parts.env, userId: pending.from, ...kept });
  await adopt({ vault: from }, { vault });
  await directory.remove(pending.from);
  await parts.sessionKeys.remove(pending.from);
  await directory.putFact('adoption', undefined);
}

const placeOfKey = (from: string): FieldLocation => ({
  table: 'adoption',
  column: 'key',
  rowId: from,
});

/** The data key of an account that moves, encrypted for the account it moves to, so that no crash can lose it. */
export function sealMovedKey(vault: Vault, from: string, dataKey: Uint8Array): Promise<Sealed> {
  return vault.seal(placeOfKey(from), toBase64Url(dataKey));
}

async function movedKeys(vault: Vault, from: string, key: string) {
  const dataKey = fromBase64Url(await vault.open(placeOfKey(from), key as Sealed));
  return dataKey && deriveVaultKeys(dataKey);
}
