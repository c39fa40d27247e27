import type { SupabaseClient } from '@supabase/supabase-js';
import type { StoreApi } from 'zustand/vanilla';

/** The client of the hosted service: rows, sign-in and functions. One a tab, made by the hosted session. */
export type HostedClient = SupabaseClient;

/** Where the tokens of one hosted session are stored. */
export type TokenStorage = {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
};

/**
 * The connection of this tab to the hosted service. 'none': no service, no hosted account on this device, or it is
 * locked. 'waiting': the service cannot be reached and is retried. 'sign-in': it no longer accepts the stored tokens, so
 * the password is asked for. 'confirm': the mail that confirms the address has not been answered. 'key-mismatch': the
 * service has rows sealed with other keys, of another journal with this email.
 */
export type HostedStatus =
  | 'none'
  | 'opening'
  | 'open'
  | 'waiting'
  | 'sign-in'
  | 'confirm'
  | 'key-mismatch';

export type HostedState = StoreApi<{ status: HostedStatus }>;

/** The hosted session of the account that is open, for all that calls the service: sync, chat, voice. */
export type HostedSession = {
  state: HostedState;
  /** Null unless the session is open. Opens it first where this device stored its tokens. */
  client(): Promise<HostedClient | null>;
  /** A valid access token, refreshed where it has expired. Null where there is none. */
  token(): Promise<string | null>;
};
