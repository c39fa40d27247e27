import type { VaultKeys } from '../vault/vault.ts';

/** A session the device keeps: the row key itself, which no script can read out of its CryptoKey. */
export type StoredSession = VaultKeys & {
  accountId: string;
  /** ISO times. A visitor's key never expires: nothing else opens what a visitor wrote. */
  savedAt: string;
  expiresAt: string | null;
};

/** Where kept sessions live. Whether one is still good is for the caller to judge, by its own clock. */
export type SessionKeys = {
  put(session: StoredSession): Promise<void>;
  /** Undefined for none, and for one that cannot be read. */
  get(accountId: string): Promise<StoredSession | undefined>;
  /** The key, and the tokens kept beside it. */
  remove(accountId: string): Promise<void>;
  /** The tokens of the account's hosted session, beside its key and gone with it; without a key none are kept. */
  putTokens(accountId: string, getTokens: string | null): Promise<void>;
  tokens(accountId: string): Promise<string | null>;
};

const STAY_MS = 3 * 24 * 60 * 60 * 1000;

/** A session kept from `now` on, for three days or for good. */
export function createStoredSession(
  now: Date,
  accountId: string,
  { rowKey, kid }: VaultKeys,
  expires: boolean,
): StoredSession {
  const expiresAt = expires ? new Date(now.getTime() + STAY_MS).toISOString() : null;
  return { accountId, rowKey, kid, savedAt: now.toISOString(), expiresAt };
}

/** A clock set back must not lengthen the stay: 'ahead' asks to keep the session anew from now. */
export function storedSessionState(stored: StoredSession, now: Date): 'good' | 'expired' | 'ahead' {
  if (stored.expiresAt === null) return 'good';
  if (now.getTime() < Date.parse(stored.savedAt)) return 'ahead';
  return now.getTime() < Date.parse(stored.expiresAt) ? 'good' : 'expired';
}
