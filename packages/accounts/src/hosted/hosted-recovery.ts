import { AppError } from '@mooring/contract';
import { normalizeEmail } from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';
import { emailSalt } from '../keys/email-salt.ts';
import { deriveNewKeys, openByPhrase } from '../keys/key-envelopes.ts';
import type { UnattachedSession } from './hosted-connection.ts';
import { changeKeys } from './hosted-keys.ts';
import { envelopesOf, type HostedEntry, storeHostedAccount } from './hosted-log-in.ts';
import type { LazyHostedSession } from './lazy-hosted-session.ts';

type Proof = { email: string; entropy: Uint8Array; password: string; code: string };

/** A code can be used once. A wrong phrase must not use it up, so the session it opened is kept for the next try. */
const opened = new WeakMap<
  LazyHostedSession,
  { email: string; code: string; unattached: UnattachedSession; id: string }
>();

/** The mailed code opens the hosted session, the 24 words open the data key; together they set a new password. */
export async function recoverFromServer(
  parts: AccountDependencies,
  lazyHosted: LazyHostedSession,
  { email, entropy, password, code }: Proof,
): Promise<HostedEntry> {
  const { directory } = parts;
  const { unattached, id } = await openByCode(lazyHosted, email, code);
  const { accounts } = await directory.accounts();
  const other = accounts.find((one) => normalizeEmail(one.email) === normalizeEmail(email));
  if (other && other.id !== id) throw new AppError('auth.sign-up-failed');

  const there = await envelopesOf(unattached, id);
  const here = await directory.envelopes(id);
  const envelopes = [...there, ...here.envelopes];
  const found = await openByPhrase({ envelopes, damaged: 0 }, entropy);
  if (!found) throw new AppError('auth.phrase-wrong');
  const salt = await emailSalt(email);
  const account = await storeHostedAccount(parts, { id, email, salt }, found, there);
  const stretched = await deriveNewKeys(await parts.kdf(), password, salt);
  const { dataKey } = found;
  const envelope = await changeKeys(parts, unattached.auth, account, { stretched, dataKey });
  opened.delete(lazyHosted);
  return { account, opened: { dataKey, envelope }, unattached };
}

async function openByCode(lazyHosted: LazyHostedSession, email: string, code: string) {
  const before = opened.get(lazyHosted);
  if (before && before.email === email && before.code === code) return before;
  const unattached = await (await lazyHosted.connection()).newClient();
  const now = { email, code, unattached, id: await unattached.auth.signInWithCode(email, code) };
  opened.set(lazyHosted, now);
  return now;
}
