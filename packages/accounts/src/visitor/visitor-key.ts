import { createStoredSession, deriveVaultKeys, type StoredSession } from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';

/** A visitor's keys from their second copy, for a session that is lost. Puts the session back. Undefined where there is none. */
export async function restoreVisitorKeys(
  { env, sessionKeys }: Pick<AccountDependencies, 'env' | 'sessionKeys'>,
  accountId: string,
): Promise<StoredSession | undefined> {
  const copy = await sessionKeys.getVisitorKey(accountId).catch(() => undefined);
  const keys = copy?.dataKey.length === 32 ? await deriveVaultKeys(copy.dataKey) : null;
  // A damaged file must not open an empty journal under another key.
  if (!copy || keys?.kid !== copy.kid) return undefined;
  const session = createStoredSession(env.now(), accountId, keys, false);
  await sessionKeys.put(session).catch(() => {});
  return session;
}
