import type { KeyEnvelope } from '../directory/directory.ts';
import type { HostedClient, TokenStorage } from './session.ts';

/**
 * Sign-in, account and key envelopes with the hosted service. `secret` is derived from the password and decrypts nothing.
 * Every method throws AppError: 'hosting.unreachable' where no answer came, 'auth.failed' for an unexpected one.
 */
export type HostedAuth = {
  /** For rows and functions. Null for the service in memory. */
  client: HostedClient | null;
  /** Not `isOpen`: a mail has to be answered first. */
  signUp(email: string, secret: string): Promise<{ id: string; isOpen: boolean } | 'taken'>;
  /** Returns the account's id. Throws 'auth.login-failed' or 'hosting.confirm-email'. */
  signIn(email: string, secret: string): Promise<string>;
  /** Whether the stored tokens still open a session. */
  resume(): Promise<'open' | 'none' | 'unreachable'>;
  /** The access token. Null where there is no session any more. */
  token(): Promise<string | null>;
  setSecret(secret: string): Promise<void>;
  /** 'code-sent': codes were mailed, and nothing has changed yet. Throws 'auth.sign-up-failed'. */
  changeEmail(email: string): Promise<'changed' | 'code-sent'>;
  /** Tries a code at both addresses. 'one-more': the other address has to confirm too. Throws 'hosting.code-wrong'. */
  confirmEmail(emails: { from: string; to: string }, code: string): Promise<'changed' | 'one-more'>;
  /** Mails a code that signs in without the password. Does not tell whether there is an account. */
  sendCode(email: string): Promise<void>;
  /** Returns the account's id. Throws 'hosting.code-wrong'. */
  signInWithCode(email: string, code: string): Promise<string>;
  /** The key envelopes of the account. Those that do not parse are left out. */
  envelopes(): Promise<KeyEnvelope[]>;
  putEnvelope(envelope: KeyEnvelope): Promise<void>;
  /** Removes the other envelopes of its kind. */
  keepOnlyEnvelope(envelope: KeyEnvelope): Promise<void>;
  /** Deletes the account and every row of it. */
  deleteAccount(): Promise<void>;
  /** Ends the session with the service where that can be reached, and deletes its tokens in any case. */
  signOut(): Promise<void>;
  /** Stops refreshing the session in this tab. */
  close(): void;
  /** Calls `listener` when the service no longer accepts the stored tokens. */
  onSignedOut(listener: () => void): void;
};

/** Opens a session with the hosted service, a new one at every call. Sends nothing yet. */
export type OpenHosting = (tokens: TokenStorage, name: string) => Promise<HostedAuth>;
