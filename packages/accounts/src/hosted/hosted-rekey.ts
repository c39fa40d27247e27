import { AppError, keyOf } from '@mooring/contract';
import type { HostedAuth } from '@mooring/storage';
import { type AccountRecord, type KeyEnvelope, normalizeEmail } from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';
import { openByPassword } from '../keys/key-envelopes.ts';
import { takes } from './hosted-keys.ts';
import type { LazyHostedSession } from './lazy-hosted-session.ts';

type Rekey = { account: AccountRecord; envelope: KeyEnvelope };
type Secrets = { old: string | null; next: string | null };

/**
 * Completes or reverts a change of password or email that was interrupted, after asking the server how far it came. If the
 * server cannot be reached, the old password still opens the account.
 */
export async function finishPendingRekey(
  parts: AccountDependencies,
  lazyHosted: LazyHostedSession,
  email: string,
  password: string,
): Promise<void> {
  const { directory } = parts;
  const rekey = await directory.fact('rekey');
  if (!rekey || !parts.hosting) return;
  const now = await directory.account(rekey.account.id);
  if (!now) return directory.putFact('rekey', undefined);
  const key = normalizeEmail(email);
  if (normalizeEmail(now.email) !== key && normalizeEmail(rekey.account.email) !== key) return;

  const secrets: Secrets = {
    old: await secretOf(parts, now, await directory.envelopes(now.id), password),
    next: await secretOf(
      parts,
      rekey.account,
      { envelopes: [rekey.envelope], damaged: 0 },
      password,
    ),
  };
  if (!secrets.old && !secrets.next) return;
  const { auth } = await (await lazyHosted.connection()).newClient();
  try {
    await decide(parts, auth, now, rekey, secrets);
  } catch (error) {
    if (keyOf(error, 'auth.failed') !== 'hosting.unreachable') throw error;
    if (!secrets.old) throw new AppError('hosting.password-unsure');
  } finally {
    await auth.signOut();
  }
}

async function decide(
  { directory }: AccountDependencies,
  auth: HostedAuth,
  now: AccountRecord,
  { account, envelope }: Rekey,
  { old, next }: Secrets,
): Promise<void> {
  const sameEmail = normalizeEmail(now.email) === normalizeEmail(account.email);
  if (old && (await takes(auth, now.email, old))) {
    // A new address that is not confirmed yet may still become the account's.
    if (sameEmail) await directory.putFact('rekey', undefined);
    return;
  }
  if (next && !(await takes(auth, account.email, next))) {
    if (!old || sameEmail) return directory.putFact('rekey', undefined);
    // The address was changed, but the server did not receive its new secret.
    if (!(await takes(auth, account.email, old))) return;
    await auth.setSecret(next);
  }
  await directory.replaceKeys(account, envelope);
  if (next) await auth.keepOnlyEnvelope(envelope).catch(() => {});
}

/** The service secret that this password gives; null if it opens none of these envelopes. */
async function secretOf(
  parts: AccountDependencies,
  account: AccountRecord,
  found: { envelopes: KeyEnvelope[]; damaged: number },
  password: string,
): Promise<string | null> {
  try {
    const { dataKey, secret } = await openByPassword(await parts.kdf(), account, found, password);
    dataKey.fill(0);
    return secret;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
