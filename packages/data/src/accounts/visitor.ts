import { toBase64Url } from '../vault/bytes.ts';
import { vaultKeys } from '../vault/keys.ts';
import { createVault } from '../vault/seal.ts';
import type { Vault } from '../vault/vault.ts';
import type { AccountsParts } from './kit.ts';
import { toAccount } from './session.ts';
import type { SessionHolder } from './session-holder.ts';
import { storedFrom } from './session-keys.ts';

/** Makes the owner of what is written before anyone signs up, unless another tab has just made one. */
export function createVisitor(parts: AccountsParts, holder: SessionHolder): Promise<void> {
  const { env, directory, sessionKeys } = parts;
  return directory.alone('visitor', async () => {
    await holder.resume();
    if (holder.session.getState().status !== 'signed-out') return;
    const id = env.newId();
    const dataKey = env.randomBytes(32);
    const keys = await vaultKeys(dataKey);
    dataKey.fill(0);
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
    // The key first: a visitor without one could never open again what they are about to write.
    await sessionKeys.keep(storedFrom(env.now(), id, keys, false));
    await directory.create(record, []);
    holder.openVisitor(toAccount(record), keys);
  });
}

/**
 * Brings a visitor's words to the account they signed up for. When it fails, the visitor's space stays as it is and the
 * next log-in tries again.
 */
export async function adoptVisitor(parts: AccountsParts, vault: Vault): Promise<void> {
  const { adopt, directory } = parts;
  if (!adopt) return;
  await directory
    .alone('adoption', async () => {
      const pending = await directory.fact('adoption');
      if (pending?.to !== vault.userId) return;
      const kept = await parts.sessionKeys.get(pending.from);
      if (!kept) return;
      const from = createVault({ env: parts.env, userId: pending.from, ...kept });
      await adopt({ vault: from }, { vault });
      await directory.remove(pending.from);
      await parts.sessionKeys.remove(pending.from);
      await directory.keepFact('adoption', undefined);
    })
    .catch(() => {});
}
