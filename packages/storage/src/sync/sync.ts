import type { Changes } from '../changes.ts';
import type { Env } from '../env.ts';
import type { HostedSession } from '../hosted/hosted-session.ts';
import { type Store, tableNames, type Write } from '../store.ts';
import type { Remote } from './remote.ts';
import type { Resolve } from './resolve.ts';
import { createRunner, type Runner } from './runner.ts';
import type { SyncState } from './sync-state.ts';

export type SyncParts = {
  userId: string;
  env: Env;
  store: Store;
  hosted: HostedSession;
  changes: Changes;
  resolve: Resolve;
  alone<T>(work: () => Promise<T>): Promise<T>;
  remote: Remote;
  tell(state: SyncState): void;
};

/** Sync of the account whose session is open, until `stop`. Wakes when something is written, and when the person is back. */
export function startSync(parts: SyncParts): Pick<Runner, 'now' | 'refused' | 'again' | 'stop'> {
  const { userId, env, store, hosted, changes, remote, resolve, alone, tell } = parts;
  let telling = false;
  const runner = createRunner({
    env,
    store,
    remote,
    resolve,
    alone,
    tell,
    newId: env.newId,
    changed(writes: Write[]) {
      if (writes.length === 0) return;
      telling = true;
      changes.notify(userId, [...new Set(writes.map(({ table }) => table))]);
      telling = false;
    },
    after(ms, work) {
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
    if (!telling) runner.written();
  });
  const stopHosted = hosted.state.subscribe(({ status }, before) => {
    if (status === 'open' && before.status !== 'open') void runner.now();
  });
  const online = () => void runner.now();
  const visible = () => {
    if (document.visibilityState === 'visible') runner.back();
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
