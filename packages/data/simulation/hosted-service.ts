/** The remote over the real schema and API of the hosted service. For tests. */

import type { Remote } from '@mooring/storage';
import { browserEnv } from '@mooring/storage';
import { createClient } from '@supabase/supabase-js';
import type { FaultInjector } from './faults.ts';

type Stack = { url: string; anonKey: string };

let people = 0;

/** Signs up a new person with a client of their own. */
export async function newPerson({ url, anonKey }: Stack) {
  people += 1;
  const client = createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Never used. Without it the client looks for a WebSocket, which Node 20 does not have.
    realtime: { transport: function Nothing() {} as never },
  });
  const email = `sync-${people}-${browserEnv.newId()}@example.org`;
  const { data, error } = await client.auth.signUp({ email, password: 'a lamp on the water' });
  if (error || !data.user) throw error ?? new Error('No user');
  return { client, userId: data.user.id };
}

/** Injects faults: before the request, or after the server has handled it. */
export function withFaults(remote: Remote, nextFault: FaultInjector, fail: () => Error): Remote {
  return new Proxy(remote, {
    get:
      (target, name: keyof Remote) =>
      async (...given: never[]) => {
        const fault = nextFault();
        if (fault === 'request-lost') throw fail();
        const answer = await (target[name] as (...all: never[]) => Promise<unknown>)(...given);
        if (fault) throw fail();
        return answer;
      },
  });
}
