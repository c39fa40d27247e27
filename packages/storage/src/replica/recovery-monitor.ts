import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReplicaState } from './replica.ts';

/** The recovery of this page, for the screens. */
export type Recovery =
  | { status: 'none' }
  /** Rows written so far, of how many. */
  | { status: 'restoring'; done: number; total: number }
  /** `unreadable` records of the replica were damaged too; what they contained may be missing. */
  | { status: 'restored'; entries: number; rows: number; unreadable: number }
  /** The browser cleared the storage while the page was open. `isStoredAgain`: what this tab had in memory is back. */
  | { status: 'evicted'; isStoredAgain: boolean }
  /** This device had rows once, and neither the database nor the replica has them. */
  | { status: 'lost' };

/** One for each page: the adapters report to it, repositories and screens listen. */
export type RecoveryMonitor = {
  state: StoreApi<Recovery>;
  replica: ReplicaState;
  /** The listener is called when rows of an account were restored without a repository's doing. */
  onRestored(listener: (userId: string) => void): void;
  notifyRestored(userId: string): void;
};

/** Sets the replica's state after one of its operations failed. What this browser cannot keep is missing, whatever fails after. */
export function reportReplicaFailure(monitor: RecoveryMonitor, error: unknown): void {
  if (monitor.replica === 'missing') return;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  const isUnsupported = ['NotSupportedError', 'SecurityError', 'NotAllowedError'].includes(name);
  monitor.replica = isUnsupported ? 'missing' : 'behind';
}

/**
 * What a comparison with the replica found. It does not take away that the storage was cleared or that words are gone, which somebody
 * has to read first; but what was put back is said in place of 'lost'.
 */
export function reportRecovery({ state }: RecoveryMonitor, found: Recovery): void {
  const { status } = state.getState();
  const isLess = found.status === 'none' || found.status === 'restoring';
  if (isLess && (status === 'lost' || status === 'evicted')) return;
  if (status === 'evicted' && found.status === 'restored') return;
  state.setState(found, true);
}

export function createRecoveryMonitor(): RecoveryMonitor {
  const listeners: ((userId: string) => void)[] = [];
  return {
    state: createStore<Recovery>(() => ({ status: 'none' })),
    replica: 'kept',
    onRestored: (listener) => void listeners.push(listener),
    notifyRestored(userId) {
      for (const listener of listeners) listener(userId);
    },
  };
}
