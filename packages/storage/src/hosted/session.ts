import type { SupabaseClient } from '@supabase/supabase-js';
import type { StoreApi } from 'zustand/vanilla';

/** The hosted service's client: rows, sign-in and functions. One a tab, made by the hosted session. */
export type HostedClient = SupabaseClient;

/** Where the tokens of one hosted session are kept. */
export type TokenStorage = {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
};

/**
 * How this tab stands with the hosted service. 'none': no service, no hosted account here, or it is locked. 'waiting': it
 * cannot be reached just now and is tried again. 'sign-in': it no longer takes what this device kept, so the password is
 * asked for. 'confirm': the mail that confirms the address has not been answered. 'apart': the service keeps words under
 * other keys, of another journal with this email.
 */
export type HostedStatus =
  | 'none'
  | 'opening'
  | 'open'
  | 'waiting'
  | 'sign-in'
  | 'confirm'
  | 'apart';

export type HostedState = StoreApi<{ status: HostedStatus }>;

/** The hosted session of the account now open, for whoever talks to the service: sync, chat, voice. */
export type HostedSession = {
  state: HostedState;
  /** Null unless the session is open. Opens it first where this device kept its tokens. */
  client(): Promise<HostedClient | null>;
  /** A valid access token, refreshed where it has run out; null where there is none to be had. */
  token(): Promise<string | null>;
};
