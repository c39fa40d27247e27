import type { Env } from '../env.ts';
import type { Signals } from '../signals.ts';
import type { Kdf } from '../vault/kdf.ts';
import type { Vault } from '../vault/vault.ts';
import type { Directory } from './directory.ts';
import type { PasswordStrength } from './password-rule.ts';
import type { SessionStore, Stay } from './session.ts';
import type { SessionKeys } from './session-keys.ts';

/** Signing up, in and out. Every failure is an AppError whose key is the sentence to show. */
export type Accounts = {
  /** Brings this tab to the session the device remembers. Until it resolves first, the session is 'starting'. */
  start(): Promise<void>;
  /** The 24 words are shown once and kept nowhere. */
  signUp(person: {
    name: string;
    email: string;
    password: string;
    stay?: Stay;
  }): Promise<{ phrase: string }>;
  logIn(person: { email: string; password: string; stay?: Stay }): Promise<void>;
  /** Reopens a locked session. */
  unlock(password: string): Promise<void>;
  /** Drops the keys in every tab at once. A visitor has no password to come back with, so nothing happens. */
  lock(): Promise<void>;
  logOut(): Promise<void>;
  /** Opens an account with its 24 words and gives it a new password. */
  recover(person: { email: string; phrase: string; password: string }): Promise<void>;
  changePassword(passwords: { current: string; next: string }): Promise<void>;
  /** A blank name or email changes nothing. Another email needs the password. */
  updateProfile(profile: {
    name?: string;
    email?: string;
    avatar?: string | null;
    password?: string;
  }): Promise<void>;
  stay(): Stay;
  setStay(stay: Stay): Promise<void>;
  /** New 24 words. The old ones stop working once these are settled. */
  newPhrase(password: string): Promise<NewPhrase>;
  /** How hard a password is to guess; `known` is the person's name and email. For showing while it is typed. */
  passwordStrength(password: string, known?: readonly string[]): Promise<PasswordStrength>;
  /** How many words a typed phrase has, and which of them (counted from 1) stand in no recovery phrase at all. */
  checkPhrase(phrase: string): Promise<{ count: number; unknown: number[] }>;
  /** Removes everybody and everything of this app from this device, in every tab. Throws AppError('erase.failed'). */
  eraseEverything(): Promise<void>;
};

export type NewPhrase = { phrase: string; settle(): Promise<void> };

export type AccountsKit = {
  accounts: Accounts;
  session: SessionStore;
  vault(): Vault | null;
  /** Whether everything on this device was erased since this tab was loaded. */
  erased(): boolean;
  /** Makes the visitor when nobody is signed in. Throws AppError('session.locked') or 'session.erased'. */
  vaultForWriting(): Promise<Vault>;
};

export type AccountsParts = {
  env: Env;
  directory: Directory;
  sessionKeys: SessionKeys;
  /** Asked for only when a password has to be stretched. */
  kdf: () => Promise<Kdf>;
  signals: Signals;
  /** Another tab erased everything: this one must not go on showing, or writing, what it still holds. */
  leave?: () => void;
  /** Removes one account's rows from the device. */
  dropRows?: (userId: string) => Promise<void>;
  /** Removes whatever else this origin keeps, and makes sure that nothing is left. */
  eraseRest?: () => Promise<void>;
  /**
   * Seals every row of one account again for another: copies, checks, then removes the first account's rows. May be
   * asked for the same pair again after a crash, and must leave each row there once.
   */
  adopt?: (from: { vault: Vault }, to: { vault: Vault }) => Promise<void>;
};
