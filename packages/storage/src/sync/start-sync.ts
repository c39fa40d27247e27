import type { Changes } from '../changes.ts';
import type { Env } from '../env.ts';
import type { RowSeals } from '../history/row-seals.ts';
import type { HostedSession } from '../hosted/session.ts';
import { type Store, tableNames, type Write } from '../store.ts';
import type { Remote } from './remote.ts';
import type { ResolveConflict } from './resolve-conflict.ts';
import { createSyncScheduler, type SyncScheduler } from './scheduler.ts';
import type { SyncState } from './sync-state.ts';

export { createRowSeals } from '../history/row-seals.ts';
export { compareVersions } from '../history/version-vector.ts';
export { comesBack, isKnownTo } from './apply-pulled.ts';

export type SyncParts = {
  userId: string;
  env: Env;
  store: Store;
  hosted: HostedSession;
  changes: Changes;
  seals: RowSeals;
  resolve: ResolveConflict;
  /** Runs `work` in one tab at a time. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
  remote: Remote;
  onState(state: SyncState): void;
};

/** What runs until `stop`, for the account whose session is open. */
export type RunningSync = Pick<
  SyncScheduler,
  'now' | 'refused' | 'retryRefused' | 'compareAll' | 'answerRemovals' | 'stop'
>;

/** Starts sync and connects it to what wakes it: a local write, a sign-in, the network, the return to the page. */
export function startSync(parts: SyncParts): RunningSync {
  const { userId, env, store, hosted, changes, remote, seals, resolve, withLock, onState } = parts;
  let isNotifying = false;
  const scheduler = createSyncScheduler({
    env,
    store,
    remote,
    seals,
    resolve,
    withLock,
    onState,
    newId: env.newId,
    onRowsChanged(writes: Write[]) {
      if (writes.length === 0) return;
      isNotifying = true;
      changes.notifyOf(userId, writes);
      isNotifying = false;
    },
    startTimer(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    log(key) {
      // Being offline is no failure, and the browser logs it anyway.
      if (key === 'sync.offline' || key === 'sync.sign-in') return;
      // biome-ignore lint/suspicious/noConsole: failures of the hosted rows are logged, by name only.
      console.warn(`Sync: ${key}`);
    },
  });

  const stopWatching = changes.watch(tableNames, () => {
    if (!isNotifying) scheduler.onLocalWrite();
  });
  const stopHosted = hosted.state.subscribe(({ status }, before) => {
    if (status === 'open' && before.status !== 'open') void scheduler.now();
  });
  const onOnline = () => void scheduler.now();
  const onVisible = () => {
    if (document.visibilityState === 'visible') scheduler.onReturn();
  };
  globalThis.addEventListener?.('online', onOnline);
  globalThis.document?.addEventListener('visibilitychange', onVisible);
  void scheduler.now();

  return {
    ...scheduler,
    stop() {
      scheduler.stop();
      stopWatching();
      stopHosted();
      globalThis.removeEventListener?.('online', onOnline);
      globalThis.document?.removeEventListener('visibilitychange', onVisible);
    },
  };
}
