import type { KdfParams } from '../vault/kdf.ts';
import type { Account, StaySignedIn } from './account.ts';

/** One account as stored: no password, no key. */
export type AccountRecord = Account & {
  /** 16 random bytes, base64url. */
  salt: string;
};

/** The account's data key, wrapped by its password or by its 24 words. Fields have the names of the hosted table. */
export type KeyEnvelope = {
  id: string;
  user_id: string;
  kind: 'password' | 'phrase';
  /** The parameters of Argon2id. Null for a phrase, which is random enough. */
  kdf: KdfParams | null;
  /** IV, ciphertext and tag, base64url. */
  wrapped: string;
  /** Tells a damaged envelope from a wrong password. Reveals neither password nor key. */
  checksum: string;
  created_at: string;
  /** Sealed by the data key: proves who made it, and when. Missing in envelopes of version 1.0.0. */
  seal?: string | null | undefined;
};

/** An account whose record does not parse, with the fields that can still be read. */
export type DamagedAccount = { id: string; name: string | null; email: string | null };

/**
 * The account's data key, wrapped by the secret of a passkey (the PRF extension of WebAuthn). It stays on this device: a hosted
 * service has no envelope of this kind.
 */
export type PasskeyEnvelope = {
  id: string;
  user_id: string;
  /** What the person calls it. */
  name: string;
  created_at: string;
  /** The authenticator's id of the passkey, base64url. */
  credential: string;
  /** 32 bytes, base64url: what the passkey derives its secret from. */
  salt: string;
  /** IV, ciphertext and tag, base64url. */
  wrapped: string;
  /** What the hosted service got instead of the password of this envelope, wrapped by the same key. */
  sign_in?: { wrapped: string; envelope: string } | undefined;
};

/**
 * The account's data key, wrapped by a second phrase that the person gave to somebody for after their death. It stays on this
 * device, as those of passkeys do.
 */
export type LegacyEnvelope = {
  id: string;
  user_id: string;
  /** For whom it is, in the person's words. */
  name: string;
  created_at: string;
  /** IV, ciphertext and tag, base64url. */
  wrapped: string;
};

/** Facts about this device, by their stored names. */
export type Facts = {
  /** The account whose session it is. `locked` is stored, so that a reload does not undo a lock. */
  session: { accountId: string | null; locked: boolean };
  stay: StaySignedIn;
  /**
   * Rows that are still to be moved to another account: those of a visitor, whose key is on the device, or those of an
   * account that moves to the hosted service, whose data key is sealed for the new one.
   */
  adoption: { from: string; to: string; key?: string | undefined };
  /** A change of password or email that the hosted service may have committed: the record and envelope that follow. */
  rekey: { account: AccountRecord; envelope: KeyEnvelope };
  /** The number of changes that the replica of this directory should have. */
  copied: { n: number };
  /** Accounts that have written rows on this device: where their store is empty, it was lost. */
  kept: string[];
  /** The account whose rows a tab was storing again when it was closed, after the browser had cleared the storage: some may be gone. */
  storing: string;
  /**
   * The account that was open when the browser cleared the storage: words of earlier visits, of any account, may be gone. It goes when
   * somebody has read so.
   */
  cleared: string;
  /** The passkeys that open accounts on this device. */
  passkeys: PasskeyEnvelope[];
  /** The second phrases that open accounts on this device, at most one an account. */
  legacy: LegacyEnvelope[];
};

/** The accounts of this browser with their key envelopes. It holds no unwrapped key and no content. */
export type Directory = {
  accounts(): Promise<{ accounts: AccountRecord[]; damaged: DamagedAccount[] }>;
  /** Throws AppError('account.damaged') when the record exists and does not parse. */
  account(id: string): Promise<AccountRecord | undefined>;
  /** All or nothing. Throws AppError('auth.sign-up-failed') when the email is taken. */
  create(account: AccountRecord, envelopes: KeyEnvelope[]): Promise<void>;
  /** Replaces the record with this id. Throws AppError('auth.sign-up-failed') when the email is another account's. */
  put(account: AccountRecord): Promise<void>;
  /** Removes the account and its envelopes. */
  remove(id: string): Promise<void>;
  /** Newest first. `damaged` counts those that do not parse; they are left in place. */
  envelopes(userId: string): Promise<{ envelopes: KeyEnvelope[]; damaged: number }>;
  putEnvelope(envelope: KeyEnvelope): Promise<void>;
  /** Removes the other envelopes of its kind, in one transaction. Throws where this one is not stored. */
  keepOnlyEnvelope(envelope: KeyEnvelope): Promise<void>;
  /** In one transaction: puts the record and the envelope, removes the others of its kind and the fact `rekey`. */
  replaceKeys(account: AccountRecord, envelope: KeyEnvelope): Promise<void>;
  /** In one transaction: `leaving` becomes a visitor whose rows move to `arriving`, and `arriving` gets the session. */
  move(step: {
    leaving: AccountRecord;
    arriving: AccountRecord;
    envelopes: KeyEnvelope[];
    key: string;
  }): Promise<void>;
  fact<K extends keyof Facts>(key: K): Promise<Facts[K] | undefined>;
  putFact<K extends keyof Facts>(key: K, value: Facts[K] | undefined): Promise<void>;
  /** Runs `work` while no other tab holds the lock of this name. */
  withTabLock<T>(name: string, work: () => Promise<T>): Promise<T>;
};

/** The form in which two emails are compared: without case, outer spaces and compatibility forms (NFKC). */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase().normalize('NFKC');
}

/** The record of an account whose rows move to another: nobody can log in to it, and its email is free. */
export function asMovingAccount(account: AccountRecord): AccountRecord {
  return { ...account, visitor: true, email: `moving-${account.id}@mooring.invalid` };
}

/** The newest envelope first. */
export const newestFirst = (one: KeyEnvelope, other: KeyEnvelope): number =>
  other.created_at.localeCompare(one.created_at);
