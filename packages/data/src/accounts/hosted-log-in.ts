import { AppError } from '@mooring/contract';
import type { AccountRecord, KeyEnvelope } from '@mooring/storage';
import { vaultKeys } from '@mooring/storage';
import type { HostedDoor } from './hosted-door.ts';
import { signInByPassword } from './hosted-keys.ts';
import type { Fresh } from './hosted-machine.ts';
import { type OpenedEnvelope, openByPassword } from './key-envelopes.ts';
import type { AccountsParts } from './kit.ts';

export type HostedEntry = { account: AccountRecord; opened: OpenedEnvelope; fresh: Fresh };

/**
 * Opens a hosted account with what the server keeps of it: on a device that has never seen it, or whose password was
 * changed on another one. Keeps its envelopes here, so that the next time works without the server.
 */
export async function enterFromServer(
  parts: AccountsParts,
  door: HostedDoor,
  { email, password }: { email: string; password: string },
): Promise<HostedEntry> {
  const fresh = await (await door.machine()).begin();
  try {
    const { id, salt } = await signInByPassword(parts, fresh.auth, email, password);
    const found = await ownEnvelopes(fresh, id);
    if (!found.some(({ kind }) => kind === 'password')) throw new AppError('hosting.no-keys');
    const given = { envelopes: found, damaged: 0 };
    const opened = await openByPassword(await parts.kdf(), { id, salt }, given, password);
    const account = await bringHome(parts, { id, email, salt }, opened, found);
    return { account, opened, fresh };
  } catch (error) {
    void fresh.auth.signOut();
    throw error;
  }
}

/** What the server says are this account's envelopes: another's would not open in any case. */
export async function ownEnvelopes({ auth }: Fresh, id: string): Promise<KeyEnvelope[]> {
  return (await auth.envelopes()).filter(({ user_id }) => user_id === id);
}

/** The account's record and envelopes on this device. Refuses keys that are not those its rows here are sealed with. */
export async function bringHome(
  parts: AccountsParts,
  { id, email, salt }: { id: string; email: string; salt: string },
  { dataKey, envelope }: OpenedEnvelope,
  found: KeyEnvelope[],
): Promise<AccountRecord> {
  const { env, directory } = parts;
  const known = await directory.account(id).catch(() => undefined);
  const inUse = await parts.keyInUse?.(id);
  if (inUse && inUse !== (await vaultKeys(dataKey)).kid) throw new AppError('hosting.other-keys');
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
