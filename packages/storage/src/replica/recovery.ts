import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SecondCopyState } from './copies.ts';

/** What this device has to say about words that were not where they should be. */
export type Recovery =
  | { status: 'none' }
  /** Rows, of how many. */
  | { status: 'restoring'; done: number; total: number }
  /** `unreadable` pieces of the second copy were damaged as well; what they held may be missing. */
  | { status: 'restored'; entries: number; rows: number; unreadable: number }
  /** Something was kept here once, and is in neither place. */
  | { status: 'lost' };

/** One for the page: the adapters tell it, the layers and the screens listen. */
export type RecoveryHub = {
  state: StoreApi<Recovery>;
  secondCopy: SecondCopyState;
  /** Told when rows of an account were put back behind the repositories' backs. */
  onRows(listener: (userId: string) => void): void;
  rowsBack(userId: string): void;
};

/** What a failure of the copy means for what the person is told. */
export function copyFailed(hub: RecoveryHub, error: unknown): void {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  const never = ['NotSupportedError', 'SecurityError', 'NotAllowedError'].includes(name);
  hub.secondCopy = never ? 'missing' : 'behind';
}

export function createRecoveryHub(): RecoveryHub {
  const listeners: ((userId: string) => void)[] = [];
  return {
    state: createStore<Recovery>(() => ({ status: 'none' })),
    secondCopy: 'kept',
    onRows: (listener) => void listeners.push(listener),
    rowsBack(userId) {
      for (const listener of listeners) listener(userId);
    },
  };
}
