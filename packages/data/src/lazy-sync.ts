import { hostedIn, type SessionStore } from '@mooring/accounts';
import { type RunningSync, type Sync, type SyncState, syncOff } from '@mooring/storage';
import { createStore } from 'zustand/vanilla';

/**
 * The small part of sync that every page loads. It starts sync when the session of a hosted account opens and stops it
 * when the session closes. `start` loads the rest.
 */
export function createLazySync(
  session: SessionStore,
  start: ((userId: string, onState: (state: SyncState) => void) => Promise<RunningSync>) | null,
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
    const onState = (next: SyncState) => {
      if (current?.userId === userId) state.setState(next, true);
    };
    onState({ ...syncOff, status: 'waiting' });
    const started = start(userId, onState).catch(() => {
      // If the code did not load, it is loaded again at the next start. Nothing is lost: the outbox is stored with
      // the rows.
      onState({ ...syncOff, status: 'offline' });
      return null;
    });
    current = { userId, started };
  };
  if (start) session.subscribe(follow);

  return {
    state,
    now: async () => (await current?.started)?.now(),
    refused: async () => (await (await current?.started)?.refused()) ?? [],
    retryRefused: async (key) => (await current?.started)?.retryRefused(key),
    answerRemovals: async (kind) => (await current?.started)?.answerRemovals(kind),
    compareAll: async () => (await current?.started)?.compareAll(),
  };
}
