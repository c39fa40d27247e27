import type { KeyEnvelope } from '../directory/directory.ts';
import type { HostedClient, TokenStorage } from './session.ts';

/**
 * What accounts ask of the hosted service. `secret` is derived from the password and opens nothing. Throws AppError
 * 'hosting.unreachable' where no answer came, 'auth.failed' for one that was not expected.
 */
export type HostedAuth = {
  /** For rows and functions. A fake of the service has none. */
  client: HostedClient | null;
  /** Not `open`: a mail has to be answered first. */
  signUp(email: string, secret: string): Promise<{ id: string; isOpen: boolean } | 'taken'>;
  /** The account's id. Throws 'auth.login-failed' or 'hosting.confirm-email'. */
  signIn(email: string, secret: string): Promise<string>;
  /** Whether the tokens that were kept still open a session. */
  resume(): Promise<'open' | 'none' | 'unreachable'>;
  /** Null where there is no session any more. */
  token(): Promise<string | null>;
  setSecret(secret: string): Promise<void>;
  /** 'asked': codes were mailed, and nothing has changed yet. Throws 'auth.sign-up-failed'. */
  changeEmail(email: string): Promise<'changed' | 'asked'>;
  /** Tries a code at both addresses. Throws 'hosting.code-wrong'. */
  confirmEmail(emails: { from: string; to: string }, code: string): Promise<'changed' | 'one-more'>;
  /** Mails a code that opens the account without its password. Says nothing about whether there is one. */
  sendCode(email: string): Promise<void>;
  /** The account's id. Throws 'hosting.code-wrong'. */
  signInWithCode(email: string, code: string): Promise<string>;
  /** The account's own. What cannot be read is left out. */
  envelopes(): Promise<KeyEnvelope[]>;
  putEnvelope(envelope: KeyEnvelope): Promise<void>;
  /** Removes the others of its kind. */
  keepOnlyEnvelope(envelope: KeyEnvelope): Promise<void>;
  /** Deletes the account and every row of it. */
  deleteAccount(): Promise<void>;
  /** Ends this session where the service can be reached, and forgets its tokens in any case. */
  signOut(): Promise<void>;
  /** Lets go of the session in this tab only. */
  close(): void;
  /** The service no longer takes what this device kept. */
  onSignedOut(listener: () => void): void;
};

/** Where there is a hosted service: a session of its own for every call. Nothing is sent yet. */
export type OpenHosting = (tokens: TokenStorage, name: string) => Promise<HostedAuth>;
