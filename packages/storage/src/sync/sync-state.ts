import type { StoreApi } from 'zustand/vanilla';
import type { RefusedRow } from './sync-store.ts';

/**
 * 'off': this account is only on this device. 'synced': nothing waits. 'waiting': something does, and is on its way.
 * 'offline': the service cannot be reached. 'sign-in': it asks for the password again.
 */
export type SyncState = {
  status: 'off' | 'synced' | 'waiting' | 'offline' | 'sign-in';
  /** Rows that wait to be sent. */
  waiting: number;
  /** Rows the service would not take. */
  refused: number;
  /** How many rows have come so far, while a new device is being filled; else null. */
  initialRows: number | null;
};

export const syncOff: SyncState = { status: 'off', waiting: 0, refused: 0, initialRows: null };

/** Bringing words to the person's other devices. */
export type Sync = {
  state: StoreApi<SyncState>;
  /** Sends and fetches now. Resolves when that is done, or cannot be done. */
  now(): Promise<void>;
  /** What the service would not take, each with its reason. Nothing of it is dropped. */
  refused(): Promise<RefusedRow[]>;
  /** Tries one of them again, or all. */
  retry(at?: string): Promise<void>;
};
