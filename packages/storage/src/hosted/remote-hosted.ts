import { AppError } from '@mooring/contract';
import type { Remote } from '../sync/remote.ts';
import { supabaseRemote } from './remote-supabase.ts';
import type { HostedSession } from './session.ts';

/** The calls of a remote, each of which is passed on. */
const calls: Record<keyof Remote, true> = {
  statements: true,
  putStatement: true,
  insert: true,
  update: true,
  remove: true,
  fetch: true,
  rowsAfter: true,
  versionsAfter: true,
  tombstonesAfter: true,
  newest: true,
};

/**
 * The remote of one account over the client of the hosted session, asked for at every call: a sign-in may come and go. A
 * plain object, so that a copy of it (`{ ...remote }`) has the calls as well.
 */
export function hostedRemote(hosted: HostedSession, userId: string): Remote {
  const passOn =
    (name: keyof Remote) =>
    async (...given: never[]) => {
      const client = await hosted.client();
      if (!client) throw new AppError(noClientKey(hosted));
      const remote = supabaseRemote(client, userId);
      return (remote[name] as (...all: never[]) => Promise<unknown>)(...given);
    };
  const names = Object.keys(calls) as (keyof Remote)[];
  return Object.fromEntries(names.map((name) => [name, passOn(name)])) as Remote;
}

/** Why there is no client. Logging in again also settles a key mismatch. */
function noClientKey({ state }: HostedSession) {
  const { status } = state.getState();
  if (status === 'sign-in' || status === 'key-mismatch') return 'sync.sign-in';
  return status === 'confirm' ? 'sync.busy' : 'sync.offline';
}
