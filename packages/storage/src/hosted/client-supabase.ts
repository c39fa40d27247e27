import { createClient } from '@supabase/supabase-js';
import type { HostedClient, TokenStorage } from './session.ts';

/** `name` keeps the tokens of one account apart from another's. Nothing is sent before the first call. */
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
      // A token in an address would be kept by the browser's history. Mails carry a code to type instead.
      detectSessionInUrl: false,
    },
  });
}
