import { AppError } from '@mooring/contract';
import type { Remote } from '../sync/remote.ts';
import { supabaseRemote } from './remote-supabase.ts';
import type { HostedSession } from './session.ts';

/** The remote of one account over the client of the hosted session, asked for at every call: a sign-in may come and go. */
export function hostedRemote(hosted: HostedSession, userId: string): Remote {
  return new Proxy({} as Remote, {
    get:
      (_target, name: keyof Remote) =>
      async (...given: never[]) => {
        const client = await hosted.client();
        if (!client) throw new AppError(noClientKey(hosted));
        const remote = supabaseRemote(client, userId);
        return (remote[name] as (...all: never[]) => Promise<unknown>)(...given);
      },
  });
}

/** Why there is no client. Logging in again also settles a key mismatch. */
function noClientKey({ state }: HostedSession) {
  const { status } = state.getState();
  if (status === 'sign-in' || status === 'key-mismatch') return 'sync.sign-in';
  return status === 'confirm' ? 'sync.busy' : 'sync.offline';
}
