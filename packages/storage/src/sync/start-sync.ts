import type { Changes } from '../changes.ts';
import type { Env } from '../env.ts';
import type { HostedSession } from '../hosted/session.ts';
import { type Store, tableNames, type Write } from '../store.ts';
import type { Remote } from './remote.ts';
import type { ResolveConflict } from './resolve-conflict.ts';
import { createSyncScheduler, type SyncScheduler } from './scheduler.ts';
import type { SyncState } from './sync-state.ts';

export type SyncParts = {
  userId: string;
  env: Env;
  store: Store;
  hosted: HostedSession;
  changes: Changes;
  resolve: ResolveConflict;
  withLock<T>(work: () => Promise<T>): Promise<T>;
  remote: Remote;
  onState(state: SyncState): void;
};

/** Sync of the account whose session is open, until `stop`. Wakes when something is written, and when the person is back. */
export function startSync(parts: SyncParts): Pick<SyncScheduler, 'now' | 'refused' | 'again' | 'stop'> {
  const { userId, env, store, hosted, changes, remote, resolve, withLock: alone, onState: tell } = parts;
  let telling = false;
  const runner = createSyncScheduler({
    env,
    store,
    remote,
    resolve,
    withLock: alone,
    onState: tell,
    newId: env.newId,
    onRowsChanged(writes: Write[]) {
      if (writes.length === 0) return;
      telling = true;
      changes.notify(userId, [...new Set(writes.map(({ table }) => table))]);
      telling = false;
    },
    startTimer(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    log(name) {
      // Being offline is no failure, and the browser says it anyway.
      if (name === 'sync.offline' || name === 'sync.sign-in') return;
      // biome-ignore lint/suspicious/noConsole: failures of the hosted rows are logged, by name only.
      console.warn(`Sync: ${name}`);
    },
  });

  const stopRows = changes.watch(tableNames, () => {
    if (!telling) runner.onLocalWrite();
  });
  const stopHosted = hosted.state.subscribe(({ status }, before) => {
    if (status === 'open' && before.status !== 'open') void runner.now();
  });
  const online = () => void runner.now();
  const visible = () => {
    if (document.visibilityState === 'visible') runner.onReturn();
  };
  globalThis.addEventListener?.('online', online);
  globalThis.document?.addEventListener('visibilitychange', visible);
  void runner.now();

  return {
    ...runner,
    stop() {
      runner.stop();
      stopRows();
      stopHosted();
      globalThis.removeEventListener?.('online', online);
      globalThis.document?.removeEventListener('visibilitychange', visible);
    },
  };
}
