import type { HostedSession, HostedStatus } from '@mooring/storage';
import { loadOnce } from '@mooring/storage';
import { createStore } from 'zustand/vanilla';
import type { AccountDependencies } from '../account-services.ts';
import { hostedIn } from '../session/session.ts';
import type { SessionHolder } from '../session/session-holder.ts';
import type { HostedConnection } from './hosted-connection.ts';

/** The small part of the hosted session that every page carries. It follows the open account and loads the rest when needed. */
export type LazyHostedSession = {
  session: HostedSession;
  /** Loads the connection. Throws if this deployment has no hosted service. */
  connection(): Promise<HostedConnection>;
  /** Runs `work`, then ends the hosted session that was open before it. */
  endSessionAfter(work: () => Promise<void>): Promise<void>;
  /** 'Stay signed in' has changed. */
  stayChanged(): Promise<void>;
};

export function createLazyHostedSession(
  parts: AccountDependencies,
  holder: SessionHolder,
): LazyHostedSession {
  const state = createStore<{ status: HostedStatus }>(() => ({ status: 'none' }));
  let loaded: HostedConnection | null = null;
  const connection = loadOnce(async () => {
    const { createHostedConnection: createHostedMachine } = await import('./hosted-connection.ts');
    loaded = createHostedMachine(parts, holder, state);
    return loaded;
  });
  const here = () => hostedIn(holder.session.getState());

  if (parts.hosting) {
    holder.session.subscribe(() => {
      const id = here();
      if (!id) {
        loaded?.detach();
        if (state.getState().status !== 'none') state.setState({ status: 'none' }, true);
      } else if (state.getState().status !== 'open' || loaded?.attachedAccount() !== id) {
        // If the chunk cannot be loaded (a bad network), the data on this device stays usable.
        void connection().then(
          (ready) => ready.follow(id),
          () => state.setState({ status: 'waiting' }),
        );
      }
    });
  }

  const opened = async () => (here() && parts.hosting ? await connection() : null);
  return {
    session: {
      state,
      client: async () => (await opened())?.client() ?? null,
      token: async () => (await opened())?.token() ?? null,
    },
    connection: connection,
    stayChanged: async () => loaded?.stayChanged(),
    async endSessionAfter(work) {
      const end = loaded?.prepareSignOut();
      await work();
      // Best effort: this device has deleted the tokens already.
      void end?.();
    },
  };
}
