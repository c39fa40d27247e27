import type {
  AccountHome,
  Directory,
  Env,
  HostedSession,
  Kdf,
  OpenHosting,
  SessionKeys,
  Signals,
  StaySignedIn,
  Vault,
} from '@mooring/storage';
import type { PasswordStrength } from './password-rule.ts';
import type { SessionStore } from './session.ts';

/** Signing up, in and out. Every failure is an AppError whose key is the sentence to show. */
export type Accounts = {
  /** Brings this tab to the session the device remembers. Until it resolves first, the session is 'starting'. */
  start(): Promise<void>;
  /** Whether this deployment has a hosted service. */
  hosting(): boolean;
  /**
   * The 24 words are shown once and kept nowhere. With a hosted service the account is made there too, unless `home` is
   * 'device'. `confirm`: a mail has to be answered before anything is sent there. Throws AppError('hosting.unreachable').
   */
  signUp(person: {
    name: string;
    email: string;
    password: string;
    stay?: StaySignedIn;
    home?: AccountHome;
  }): Promise<{ phrase: string; confirm: boolean }>;
  logIn(person: { email: string; password: string; stay?: StaySignedIn }): Promise<void>;
  /** Reopens a locked session. */
  unlock(password: string): Promise<void>;
  /** Drops the keys in every tab at once. A visitor has no password to come back with, so nothing happens. */
  lock(): Promise<void>;
  logOut(): Promise<void>;
  /**
   * Opens an account with its 24 words and gives it a new password. With the code that was mailed a hosted account opens on
   * any device; without it only the words that are on this one.
   */
  recover(person: {
    email: string;
    phrase: string;
    password: string;
    code?: string;
  }): Promise<void>;
  /** Mails a code to the address of a hosted account. Never says whether there is one. */
  mailCode(email: string): Promise<void>;
  /** Opens the hosted session again, with the password in use now; `code` where the server has forgotten it. */
  signInAgain(proof: { password: string; code?: string }): Promise<void>;
  /** Keeps a sealed copy of this account with the hosted service. `phrase`: new 24 words, where it needs any. */
  moveToHosting(password: string): Promise<{ phrase: string | null; confirm: boolean }>;
  /** Ends the hosted copy; `deleteCopy` deletes what the server has as well, and needs a connection. */
  keepOnDevice(choice: { deleteCopy: boolean }): Promise<void>;
  changePassword(passwords: { current: string; next: string }): Promise<void>;
  /** A blank name or email changes nothing. Another email needs the password; 'code' asks for `confirmEmail` as well. */
  updateProfile(profile: {
    name?: string;
    email?: string;
    avatar?: string | null;
    password?: string;
  }): Promise<'done' | 'code'>;
  /** With the code mailed for the new address of a hosted account. 'one-more': the other address got a code as well. */
  confirmEmail(change: {
    email: string;
    password: string;
    code: string;
  }): Promise<'done' | 'one-more'>;
  stay(): StaySignedIn;
  setStay(stay: StaySignedIn): Promise<void>;
  /** New 24 words. The old ones stop working once these are settled. */
  newPhrase(password: string): Promise<NewPhrase>;
  /** How hard a password is to guess; `known` is the person's name and email. For showing while it is typed. */
  passwordStrength(password: string, known?: readonly string[]): Promise<PasswordStrength>;
  /** How many words a typed phrase has, and which of them (counted from 1) stand in no recovery phrase at all. */
  checkPhrase(phrase: string): Promise<{ count: number; unknown: number[] }>;
  /**
   * Removes everybody and everything of this app from this device, in every tab, and with `copyToo` first what the server
   * has of the account that is open. Throws AppError('erase.failed') or 'hosting.needs-connection'.
   */
  eraseEverything(choice?: { copyToo: boolean }): Promise<void>;
};

export type NewPhrase = { phrase: string; settle(): Promise<void> };

export type AccountsKit = {
  accounts: Accounts;
  session: SessionStore;
  hosted: HostedSession;
  vault(): Vault | null;
  /** Whether everything on this device was erased since this tab was loaded. */
  erased(): boolean;
  /** Takes over the name and the picture that came with the account's words. */
  takeProfile(profile: Profile): Promise<void>;
  /** Makes the visitor when nobody is signed in. Throws AppError('session.locked') or 'session.erased'. */
  vaultForWriting(): Promise<Vault>;
};

/** What a hosted account is called. Travels sealed. */
export type Profile = { name: string; avatar: string | null };

export type AccountsParts = {
  env: Env;
  hosting?: OpenHosting;
  /** Keeps the name and the picture with the account's own words. */
  keepProfile?: (profile: Profile) => Promise<void>;
  /** The name of the key that an account's rows on this device are sealed with; null where there are none. */
  keyInUse?: (userId: string) => Promise<string | null>;
  /** Forgets what this device knows about the server's rows. */
  forgetServer?: (userId: string) => Promise<void>;
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
