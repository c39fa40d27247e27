import type { Account, DamagedAccount, StaySignedIn, VaultKeys } from '@mooring/storage';
import {
  createStoredSession,
  readSessionPointer,
  type StoredSession,
  storedSessionState,
} from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';
import { toAccount } from './session.ts';

/** What the device remembers: whose session it is, and its keys if they are stored or already in this tab's memory. */
export type FoundSession = {
  stay: StaySignedIn | undefined;
  account: Account | null;
  keys: VaultKeys | 'held' | null;
};

/** ms. The expiry of a stored session is renewed at most this often. */
const renewAfter = 60 * 60 * 1000;

type Parts = Pick<AccountDependencies, 'env' | 'directory' | 'sessionKeys'>;

/** The signed-in account first; else the visitor, if somebody wrote without signing up; else nobody. */
export async function findSession(parts: Parts, heldBy: string | null): Promise<FoundSession> {
  const { directory } = parts;
  const [{ accounts, damaged }, fact, stay] = await Promise.all([
    directory.accounts(),
    directory.fact('session'),
    directory.fact('stay'),
  ]);
  const known = [...accounts.map(toAccount), ...damaged.map(remains)];
  const { accountId, locked } = fact ?? { accountId: readSessionPointer(), locked: false };
  const account = known.find(({ id }) => id === accountId);
  if (account && !account.visitor) {
    if (locked) return { stay, account, keys: null };
    if (heldBy === account.id) return { stay, account, keys: 'held' };
    return { stay, account, keys: await keptKeys(parts, account.id) };
  }
  return { stay, ...(await findVisitor(parts, known, heldBy)) };
}

async function findVisitor(parts: Parts, known: Account[], heldBy: string | null) {
  for (const account of known) {
    const stored = await parts.sessionKeys.get(account.id).catch(() => undefined);
    const kept =
      stored ??
      (account.visitor
        ? await (await import('../account-actions.ts')).restoreVisitorKeys(parts, account.id)
        : undefined);
    if (!account.visitor && kept?.expiresAt !== null) continue;
    const visitor = { ...account, visitor: true };
    if (heldBy === account.id) return { account: visitor, keys: 'held' as const };
    if (kept) return { account: visitor, keys: kept };
  }
  return { account: null, keys: null };
}

async function keptKeys(parts: Parts, accountId: string): Promise<VaultKeys | null> {
  const stored = await parts.sessionKeys.get(accountId).catch(() => undefined);
  return stored ? stillGood(parts, stored) : null;
}

async function stillGood({ env, sessionKeys }: Parts, stored: StoredSession) {
  const now = env.now();
  const verdict = storedSessionState(stored, now);
  if (verdict === 'expired') {
    await sessionKeys.remove(stored.accountId).catch(() => {});
    return null;
  }
  // A session ends after three days without a visit, not three days after the password was typed.
  const aged = now.getTime() - Date.parse(stored.savedAt) > renewAfter;
  if (verdict === 'saved-in-future' || (aged && stored.expiresAt !== null)) {
    await sessionKeys.put(createStoredSession(now, stored.accountId, stored, true)).catch(() => {});
  }
  return stored;
}

/** A damaged record still has an owner: a stored key opens their data, and log-in says what happened. */
function remains({ id, name, email }: DamagedAccount): Account {
  const createdAt = '1970-01-01T00:00:00.000Z';
  const rest = { avatar: null, createdAt, visitor: false, home: 'device' as const };
  return { id, name: name ?? '', email: email ?? '', ...rest };
}
