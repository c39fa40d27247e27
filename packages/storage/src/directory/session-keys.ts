import type { VaultKeys } from '../vault/vault.ts';

/** A session that outlives its tab: the row key as a CryptoKey that no script can export. */
export type StoredSession = VaultKeys & {
  accountId: string;
  /** ISO times. A visitor's key never expires: nothing else opens what a visitor wrote. */
  savedAt: string;
  expiresAt: string | null;
};

/** A visitor's data key, which exists nowhere else, and the id of the keys that follow from it. */
export type VisitorKey = { dataKey: Uint8Array; kid: string };

/** What is stored with a key in one transaction. */
export type BesideKey = {
  /** A visitor's. It is stored a second time, where that can be undone for good. */
  dataKey?: Uint8Array;
  /** The tokens of the account's hosted session. */
  tokens?: string | null;
  /** Sealed: what signs in to the hosted service. It goes when there are tokens. */
  signIn?: string;
};

/** The stored sessions. Whether one is still valid is for the caller to check, by its own clock. */
export type SessionKeys = {
  put(session: StoredSession, beside?: BesideKey): Promise<void>;
  /** Undefined for none, and for one that does not parse. */
  get(accountId: string): Promise<StoredSession | undefined>;
  /** The second copy of a visitor's key. Undefined for none, and for one that is damaged. */
  getVisitorKey(accountId: string): Promise<VisitorKey | undefined>;
  /** Removes the key, its second copy and the tokens beside it. */
  remove(accountId: string): Promise<void>;
  /** The tokens of the account's hosted session, removed together with its key. Without a key none are stored. */
  putTokens(accountId: string, tokens: string | null): Promise<void>;
  getTokens(accountId: string): Promise<string | null>;
  /** What signs in to the hosted service, while there are no tokens yet. */
  getSignIn(accountId: string): Promise<string | null>;
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
