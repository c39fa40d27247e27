import { createClient } from '@supabase/supabase-js';
import type { HostedClient, TokenStorage } from './session.ts';

/** `name` is the key of the account's tokens in `storage`. Nothing is sent before the first call. */
export function createHostedClient(parts: {
  url: string;
  key: string;
  storage: TokenStorage;
  name: string;
}): HostedClient {
  return createClient(parts.url, parts.key, {
    auth: {
      storage: parts.storage,
      storageKey: parts.name,
      persistSession: true,
      autoRefreshToken: true,
      // The browser's history would keep a token in an address. Mails carry a code to type instead.
      detectSessionInUrl: false,
    },
  });
}
