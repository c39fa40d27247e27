/** The hosted service as it really is, for the engine's own promises. For tests. */

import type { Remote } from '@mooring/storage';
import { browserEnv } from '@mooring/storage';
import { supabaseRows } from '@mooring/storage/testing';
import { createClient } from '@supabase/supabase-js';
import type { FaultInjector } from './fake-server.ts';

type Stack = { url: string; anonKey: string };

let people = 0;

/** Signs somebody new up, with a client of their own. */
export async function newPerson({ url, anonKey }: Stack) {
  people += 1;
  const client = createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Never used, and Node 20 has none that the client would look for.
    realtime: { transport: function Nothing() {} as never },
  });
  const email = `sync-${people}-${browserEnv.newId()}@example.org`;
  const { data, error } = await client.auth.signUp({ email, password: 'a lamp on the water' });
  if (error || !data.user) throw error ?? new Error('No user');
  return { client, userId: data.user.id };
}

/** A request that goes wrong on its way there, or on its way back. */
export function withFaults(remote: Remote, trouble: FaultInjector, fail: () => Error): Remote {
  return new Proxy(remote, {
    get:
      (target, name: keyof Remote) =>
      async (...given: never[]) => {
        const happens = trouble();
        if (happens === 'before') throw fail();
        const answer = await (target[name] as (...all: never[]) => Promise<unknown>)(...given);
        if (happens) throw fail();
        return answer;
      },
  });
}

export const remoteOf = (client: Awaited<ReturnType<typeof newPerson>>['client'], userId: string) =>
  supabaseRows(client, userId);
