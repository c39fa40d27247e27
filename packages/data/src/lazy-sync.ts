import { type RunningSync, type Sync, type SyncState, syncOff } from '@mooring/storage';
import { createStore } from 'zustand/vanilla';
import type { SessionStore } from './accounts/session.ts';
import { hostedIn } from './accounts/session.ts';

/**
 * The part of sync that every page carries: it starts when the session of a hosted account opens, and ends, with whatever
 * is under way, when it closes. `start` loads the rest.
 */
export function createLazySync(
  session: SessionStore,
  start: ((userId: string, tell: (state: SyncState) => void) => Promise<RunningSync>) | null,
): Sync {
  const state = createStore<SyncState>(() => syncOff);
  let current: { userId: string; started: Promise<RunningSync | null> } | null = null;

  const follow = () => {
    const userId = hostedIn(session.getState());
    if (userId === (current?.userId ?? null)) return;
    void current?.started.then((started) => started?.stop());
    state.setState(syncOff, true);
    if (userId === null || !start) {
      current = null;
      return;
    }
    const tell = (next: SyncState) => {
      if (current?.userId === userId) state.setState(next, true);
    };
    tell({ ...syncOff, status: 'waiting' });
    const started = start(userId, tell).catch(() => {
      // A part that did not load is asked for again at the next start. Nothing is lost: what waits is kept with the rows.
      tell({ ...syncOff, status: 'offline' });
      return null;
    });
    current = { userId, started };
  };
  if (start) session.subscribe(follow);

  return {
    state,
    now: async () => (await current?.started)?.now(),
    refused: async () => (await (await current?.started)?.refused()) ?? [],
    retry: async (at) => (await current?.started)?.retry(at),
  };
}
