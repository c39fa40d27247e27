import type { VaultKeys } from '../vault/vault.ts';

/** A session that outlives its tab: the row key as a CryptoKey that no script can export. */
export type StoredSession = VaultKeys & {
  accountId: string;
  /** ISO times. A visitor's key never expires: nothing else opens what a visitor wrote. */
  savedAt: string;
  expiresAt: string | null;
};

/** The stored sessions. Whether one is still valid is for the caller to check, by its own clock. */
export type SessionKeys = {
  put(session: StoredSession): Promise<void>;
  /** Undefined for none, and for one that does not parse. */
  get(accountId: string): Promise<StoredSession | undefined>;
  /** Removes the key and the tokens beside it. */
  remove(accountId: string): Promise<void>;
  /** The tokens of the account's hosted session, removed together with its key. Without a key none are stored. */
  putTokens(accountId: string, tokens: string | null): Promise<void>;
  getTokens(accountId: string): Promise<string | null>;
};

const STAY_MS = 3 * 24 * 60 * 60 * 1000;

/** A session stored from `now` on, for three days or without expiry. */
export function createStoredSession(
  now: Date,
  accountId: string,
  { rowKey, importKey, kid }: VaultKeys,
  expires: boolean,
): StoredSession {
  const expiresAt = expires ? new Date(now.getTime() + STAY_MS).toISOString() : null;
  return { accountId, rowKey, importKey, kid, savedAt: now.toISOString(), expiresAt };
}

/** 'saved-in-future': the clock was set back, which must not lengthen the stay. The session has to be stored anew. */
export function storedSessionState(
  stored: StoredSession,
  now: Date,
): 'valid' | 'expired' | 'saved-in-future' {
  if (stored.expiresAt === null) return 'valid';
  if (now.getTime() < Date.parse(stored.savedAt)) return 'saved-in-future';
  return now.getTime() < Date.parse(stored.expiresAt) ? 'valid' : 'expired';
}
