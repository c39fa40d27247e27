import { AppError } from '@mooring/contract';
import type { Remote } from '../sync/remote.ts';
import type { HostedSession } from './session.ts';
import { supabaseRemote } from './remote-supabase.ts';

/** The rows of whoever is signed in at the moment of each call: tokens come and go while sync goes on. */
export function hostedRemote(hosted: HostedSession, userId: string): Remote {
  return new Proxy({} as Remote, {
    get:
      (_target, name: keyof Remote) =>
      async (...given: never[]) => {
        const client = await hosted.client();
        if (!client) throw new AppError(standing(hosted));
        const rows = supabaseRemote(client, userId);
        return (rows[name] as (...all: never[]) => Promise<unknown>)(...given);
      },
  });
}

/** Why there is nobody to ask for. Another journal under the same email, too, is settled by logging in. */
function standing({ state }: HostedSession) {
  const { status } = state.getState();
  if (status === 'sign-in' || status === 'apart') return 'sync.sign-in';
  return status === 'confirm' ? 'sync.busy' : 'sync.offline';
}
