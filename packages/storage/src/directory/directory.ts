import type { KdfParams } from '../vault/kdf.ts';
import type { Account, StaySignedIn } from './account.ts';

/** One account as stored: no password, no key. */
export type AccountRecord = Account & {
  /** 16 random bytes, base64url. */
  salt: string;
};

/** One wrapping of an account's data key, by its password or by its 24 words. Named as the hosted table will be. */
export type KeyEnvelope = {
  id: string;
  user_id: string;
  kind: 'password' | 'phrase';
  /** How the password was stretched; null for a phrase, which needs no stretching. */
  kdf: KdfParams | null;
  /** IV, ciphertext and tag, base64url. */
  wrapped: string;
  /** Tells a damaged envelope from a wrong password. Says nothing about either. */
  checksum: string;
  created_at: string;
};

/** An account whose record cannot be read any more, with what is left of it. */
export type DamagedAccount = { id: string; name: string | null; email: string | null };

/** The few things this device remembers about itself. */
export type Facts = {
  /** Whose session it is. `locked` outlives the tab, so no reload undoes a lock. */
  session: { accountId: string | null; locked: boolean };
  stay: StaySignedIn;
  /**
   * Words still on their way to an account: a visitor's, whose key is kept on the device, or those of an account that
   * moves, whose data key is sealed for the one it moves to.
   */
  adoption: { from: string; to: string; key?: string | undefined };
  /** A change of password or email that the hosted service may have taken already: what the account becomes then. */
  rekey: { account: AccountRecord; envelope: KeyEnvelope };
  /** How many changes the second copy of this directory should know. */
  copied: { n: number };
  /** Accounts that have written something here: an empty store of theirs is no new one. */
  kept: string[];
};

/** Who lives in this browser, and how their keys are wrapped. Knows no key and no word. */
export type Directory = {
  accounts(): Promise<{ accounts: AccountRecord[]; damaged: DamagedAccount[] }>;
  /** Throws AppError('account.damaged') when the record is there and cannot be read. */
  account(id: string): Promise<AccountRecord | undefined>;
  /** All or nothing. Throws AppError('auth.sign-up-failed') when the email is taken. */
  create(account: AccountRecord, envelopes: KeyEnvelope[]): Promise<void>;
  /** Replaces the record with this id. Throws AppError('auth.sign-up-failed') when the email is another account's. */
  put(account: AccountRecord): Promise<void>;
  /** The account and its envelopes. */
  remove(id: string): Promise<void>;
  /** `damaged` counts those that cannot be read; they stay where they are. */
  envelopes(userId: string): Promise<{ envelopes: KeyEnvelope[]; damaged: number }>;
  putEnvelope(envelope: KeyEnvelope): Promise<void>;
  /** Removes the other envelopes of its kind, in one step, and only if this one is really there; else throws. */
  keepOnlyEnvelope(envelope: KeyEnvelope): Promise<void>;
  /** In one step: this record, this envelope, no other of its kind, and no `rekey` waiting. */
  replaceKeys(account: AccountRecord, envelope: KeyEnvelope): Promise<void>;
  /** In one step: the account `leaving` becomes a visitor on its way to `arriving`, whose session it is from now on. */
  move(step: {
    leaving: AccountRecord;
    arriving: AccountRecord;
    envelopes: KeyEnvelope[];
    key: string;
  }): Promise<void>;
  fact<K extends keyof Facts>(key: K): Promise<Facts[K] | undefined>;
  putFact<K extends keyof Facts>(key: K, value: Facts[K] | undefined): Promise<void>;
  /** Runs `work` while no other tab runs any of the same name. */
  withTabLock<T>(name: string, work: () => Promise<T>): Promise<T>;
};

/** Emails are the same when they are the same without case, outer spaces and look-alike forms. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase().normalize('NFKC');
}

/** An account whose words are moving to another: nobody logs in to it any more, and its email is free. */
export function asMovingAccount(account: AccountRecord): AccountRecord {
  return { ...account, visitor: true, email: `moving-${account.id}@mooring.invalid` };
}
