import { AppError } from '@mooring/contract';
import type { AccountRecord, KeyEnvelope } from '@mooring/storage';
import { deriveVaultKeys } from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';
import { type OpenedEnvelope, openByPassword } from '../keys/key-envelopes.ts';
import type { UnattachedSession } from './hosted-connection.ts';
import { type SignIn, signInByPassword } from './hosted-keys.ts';
import type { LazyHostedSession } from './lazy-hosted-session.ts';

export type HostedEntry = {
  account: AccountRecord;
  opened: OpenedEnvelope;
  unattached: UnattachedSession;
};

/**
 * Opens a hosted account with the envelopes from the server: on a device that does not know the account, or after the
 * password was changed on another device. Stores the envelopes, so that the next log-in works offline.
 */
export async function openFromServer(
  parts: AccountDependencies,
  lazyHosted: LazyHostedSession,
  person: SignIn,
): Promise<HostedEntry> {
  const { email, password } = person;
  const unattached = await (await lazyHosted.connection()).newClient();
  try {
    const { id, salt } = await signInByPassword(parts, unattached.auth, person);
    const found = await envelopesOf(unattached, id);
    if (!found.some(({ kind }) => kind === 'password')) throw new AppError('hosting.no-keys');
    const given = { envelopes: found, damaged: 0 };
    const opened = await openByPassword(await parts.kdf(), { id, salt }, given, password);
    const account = await storeHostedAccount(parts, { id, email, salt }, opened, found);
    return { account, opened, unattached };
  } catch (error) {
    void unattached.auth.signOut();
    throw error;
  }
}

/** This account's envelopes on the server. */
export async function envelopesOf({ auth }: UnattachedSession, id: string): Promise<KeyEnvelope[]> {
  return (await auth.envelopes()).filter(({ user_id }) => user_id === id);
}

/** Stores the account's record and envelopes on this device. Refuses a key other than the one that encrypts its rows here. */
export async function storeHostedAccount(
  parts: AccountDependencies,
  { id, email, salt }: { id: string; email: string; salt: string },
  { dataKey, envelope }: OpenedEnvelope,
  found: KeyEnvelope[],
): Promise<AccountRecord> {
  const { env, directory } = parts;
  const known = await directory.account(id).catch(() => undefined);
  const inUse = await parts.keyIdInUse?.(id);
  if (inUse && inUse !== (await deriveVaultKeys(dataKey)).kid)
    throw new AppError('hosting.other-keys');
  const [name = ''] = email.trim().split('@');
  const account: AccountRecord = {
    id,
    name: known?.name ?? name,
    email: email.trim(),
    avatar: known?.avatar ?? null,
    createdAt: known?.createdAt ?? env.now().toISOString(),
    visitor: false,
    home: 'hosted',
    salt,
  };
  if (!known) await directory.create(account, [envelope, ...found.filter(isPhrase)]);
  else if (envelope.kind === 'password') await directory.replaceKeys(account, envelope);
  else await directory.put(account);
  return account;
}

const isPhrase = ({ kind }: KeyEnvelope) => kind === 'phrase';
