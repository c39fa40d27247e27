import type { HostedSession, HostedStatus } from '@mooring/storage';
import { loadOnce } from '@mooring/storage';
import { createStore } from 'zustand/vanilla';
import type { HostedMachine } from './hosted-machine.ts';
import type { AccountsParts } from './kit.ts';
import { hostedIn } from './session.ts';
import type { SessionHolder } from './session-holder.ts';

/** The part of the hosted session that every page carries: it notes who is here, and loads the rest when it is wanted. */
export type HostedDoor = {
  session: HostedSession;
  /** Throws where this deployment has no hosted service. */
  machine(): Promise<HostedMachine>;
  /** Does `work`, and ends the hosted session that was open before it. */
  leaving(work: () => Promise<void>): Promise<void>;
  /** 'Stay signed in' has changed. */
  settle(): Promise<void>;
};

export function createHostedDoor(parts: AccountsParts, holder: SessionHolder): HostedDoor {
  const state = createStore<{ status: HostedStatus }>(() => ({ status: 'none' }));
  let loaded: HostedMachine | null = null;
  const machine = loadOnce(async () => {
    const { createHostedMachine } = await import('./hosted-machine.ts');
    loaded = createHostedMachine(parts, holder, state);
    return loaded;
  });
  const here = () => hostedIn(holder.session.getState());

  if (parts.hosting) {
    holder.session.subscribe(() => {
      const id = here();
      if (!id) {
        loaded?.drop();
        if (state.getState().status !== 'none') state.setState({ status: 'none' }, true);
      } else if (state.getState().status !== 'open' || loaded?.holds() !== id) {
        // A chunk that does not come (a bad network) leaves the device's own words as they are.
        void machine().then(
          (ready) => ready.follow(id),
          () => state.setState({ status: 'waiting' }),
        );
      }
    });
  }

  const opened = async () => (here() && parts.hosting ? await machine() : null);
  return {
    session: {
      state,
      client: async () => (await opened())?.client() ?? null,
      token: async () => (await opened())?.token() ?? null,
    },
    machine,
    settle: async () => loaded?.settle(),
    async leaving(work) {
      const end = loaded?.farewell();
      await work();
      // Only a courtesy to the server: the tokens are gone from here already.
      void end?.();
    },
  };
}
