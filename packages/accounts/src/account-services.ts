import type {
  AccountHome,
  Directory,
  Env,
  HostedSession,
  Kdf,
  OpenHosting,
  SessionKeys,
  StaySignedIn,
  TabChannel,
  Vault,
} from '@mooring/storage';
import type { OpenAccountOnDevice } from './eviction/account-on-device.ts';
import type { PasswordStrength } from './keys/password-rule.ts';
import type { LegacyAccess } from './legacy/legacy-access.ts';
import type { Authenticator } from './passkeys/authenticator.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { SessionStore } from './session/session.ts';
import type { VisitorWords } from './visitor/visitor-words.ts';

/** Sign-up, log-in, log-out and every change of an account. Every failure is an AppError whose key names a message. */
export type Accounts = {
  /** Restores the session that the device remembers. Until this resolves for the first time, the session is 'starting'. */
  start(): Promise<void>;
  /** Whether this deployment has a hosted service. */
  hosting(): boolean;
  /**
   * The 24 words are shown once and kept nowhere. With a hosted service the account is made there too, unless `home` is
   * 'device'. `confirm`: the person must confirm their email before anything is sent. Throws AppError('hosting.unreachable').
   */
  signUp(person: {
    name: string;
    email: string;
    password: string;
    stay?: StaySignedIn;
    home?: AccountHome;
  }): Promise<{ phrase: string; confirm: boolean }>;
  /**
   * `smallDevice`: the person says that the account was made on a device with little memory. Only then is the server,
   * after a refusal, sent what such a device derives, which is cheaper to guess.
   */
  logIn(person: {
    email: string;
    password: string;
    stay?: StaySignedIn;
    smallDevice?: boolean;
  }): Promise<void>;
  /** Opens a locked session again. */
  unlock(password: string): Promise<void>;
  /**
   * What was written on this device without logging in, and is not in the open account. Null if there is nothing, and while
   * nobody is logged in.
   */
  visitorWords(): Promise<VisitorWords | null>;
  /** Moves these words into the open account: copies, verifies, then removes. Throws AppError; it goes on at the next start. */
  bringInVisitorWords(id: string): Promise<void>;
  /** Drops the keys in every tab at once. A visitor has no password to come back with, so nothing happens. */
  lock(): Promise<void>;
  /** 'unused': the session ends by itself, and what the person set up on this device stays for when they come back. */
  logOut(why?: 'unused'): Promise<void>;
  /**
   * Opens an account with its 24 words and gives it a new password. With the code that was mailed a hosted account opens on
   * any device; without the code it opens only what is stored on this device.
   */
  recover(person: {
    email: string;
    phrase: string;
    password: string;
    code?: string;
  }): Promise<void>;
  /** Mails a code to the address of a hosted account. Gives the same answer whether or not the account exists. */
  mailCode(email: string): Promise<void>;
  /** Signs in to the hosted service again, with the current password; with `code` where the service no longer accepts it. */
  signInAgain(proof: { password: string; code?: string }): Promise<void>;
  /** Starts to sync an encrypted copy of this account with the hosted service. `phrase`: its 24 new words, if it got any. */
  moveToHosting(password: string): Promise<{ phrase: string | null; confirm: boolean }>;
  /**
   * Stops syncing with the hosted service. `deleteCopy` also deletes the copy on the server: it needs a connection, and the
   * password again.
   */
  keepOnDevice(choice: { deleteCopy: boolean; password?: string }): Promise<void>;
  changePassword(passwords: { current: string; next: string }): Promise<void>;
  /** A blank name or email changes nothing. A new email needs the password. 'code': `confirmEmail` must follow. */
  updateProfile(profile: {
    name?: string;
    email?: string;
    avatar?: string | null;
    password?: string;
  }): Promise<'done' | 'code'>;
  /** Confirms a new email with the code that was mailed. 'one-more': the other address got a code too. */
  confirmEmail(change: {
    email: string;
    password: string;
    code: string;
  }): Promise<'done' | 'one-more'>;
  stay(): StaySignedIn;
  setStay(stay: StaySignedIn): Promise<void>;
  /** Creates 24 new words. The old ones stop working once the new ones are confirmed. */
  newPhrase(password: string): Promise<NewPhrase>;
  /** Opening with face, finger or a security key, beside the password and the phrase. */
  passkeys: Passkeys;
  /** Whether somebody may read after the person's death. */
  legacy: LegacyAccess;
  /** How hard a password is to guess; `known` is the person's name and email. Shown while the person types. */
  passwordStrength(password: string, known?: readonly string[]): Promise<PasswordStrength>;
  /** How many words a typed phrase has, and the positions (from 1) of words that are not in the word list. */
  checkPhrase(phrase: string): Promise<{ count: number; unknown: number[] }>;
  /**
   * Removes all accounts and all data of this app from this device, in every tab. With `copyToo` it first deletes the server's
   * copy of the open account, which needs the password again. Throws AppError('erase.failed'), 'auth.password-required',
   * 'auth.login-failed' or 'hosting.needs-connection'.
   */
  eraseEverything(choice?: { copyToo: boolean; password?: string }): Promise<void>;
};

export type NewPhrase = { phrase: string; confirm(): Promise<void> };

export type AccountServices = {
  accounts: Accounts;
  session: SessionStore;
  hosted: HostedSession;
  vault(): Vault | null;
  onDevice: OpenAccountOnDevice;
  /** Whether everything on this device was erased since this tab was loaded. */
  isErased(): boolean;
  /** Applies the name and picture that sync brought with the account's data. */
  applyProfile(profile: Profile): Promise<void>;
  /** Creates the visitor account when nobody is signed in. Throws AppError('session.locked') or 'session.erased'. */
  vaultForWriting(): Promise<Vault>;
};

/** Name and picture of a hosted account. Synced encrypted. */
export type Profile = { name: string; avatar: string | null };

export type AccountDependencies = {
  env: Env;
  hosting?: OpenHosting;
  /** Stores the name and picture with the account's data, so that they sync. */
  saveProfile?: (profile: Profile) => Promise<void>;
  /** The id of the key that encrypts the account's rows on this device; null if there are no rows. */
  keyIdInUse?: (userId: string) => Promise<string | null>;
  /** Deletes what this device knows about the server's versions of the rows. */
  forgetServerState?: (userId: string) => Promise<void>;
  directory: Directory;
  sessionKeys: SessionKeys;
  /** Loaded only when a key has to be derived from a password. */
  kdf: () => Promise<Kdf>;
  tabChannel: TabChannel;
  /** Passkeys of this browser. Left out: WebAuthn. */
  authenticator?: Authenticator;
  /** Called when another tab erased everything: this tab must neither show nor write what it still has in memory. */
  leavePage?: () => void;
  /** Called when a person has logged out: forgets what this device keeps for it beside its rows. */
  onLogOut?: (accountId: string) => Promise<void>;
  /** Removes one account's rows from the device. */
  deleteRows?: (userId: string) => Promise<void>;
  /** Remembers on the device that everything is being erased, so that the next start finishes it. */
  markErased?: () => Promise<void>;
  /** Saves what is being typed, before the keys are dropped. Null where there is nothing to wait for. */
  saveTyping?: () => Promise<void> | null;
  /** Removes everything else that this origin stores, and checks that nothing is left. */
  eraseOrigin?: () => Promise<void>;
  /**
   * Re-encrypts every row of one account for another: copies, verifies, then removes the original rows. Idempotent: after
   * a crash it is called again for the same pair and leaves each row exactly once.
   */
  moveRows?: (from: { vault: Vault }, to: { vault: Vault }) => Promise<void>;
  /** Counts what a person wrote in the rows of an account, without opening any. */
  countWords?: (userId: string) => Promise<Omit<VisitorWords, 'id'>>;
};
