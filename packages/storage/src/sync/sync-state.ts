import type { StoreApi } from 'zustand/vanilla';
import type { RemovalsAnswer } from './pending-removals.ts';
import type { RefusedRow } from './sync-store.ts';

/**
 * 'off': this account is only on this device. 'synced': the outbox is empty, and a new device has everything. 'waiting': not yet.
 * 'offline': the server cannot be reached. 'sign-in': it asks for the password again.
 */
export type SyncState = {
  status: 'off' | 'synced' | 'waiting' | 'offline' | 'sign-in';
  /** Rows in the queue. */
  waiting: number;
  /** Rows that the server refused. */
  refused: number;
  /** Rows pulled so far by the initial pull of a new device. Null where none is under way. */
  initialRows: number | null;
  /** Rows that the server had lost, or had only in an older or damaged state. The last round sent them again. */
  repaired: number;
  /** The server does not show everything that the person's other devices have written. */
  isMissing: boolean;
  /** The last round was ended here, because the server did not come to an end. The next one goes on from there. */
  isEndless: boolean;
  /** Rows of the server that do not open, or that no device of this person wrote. They are kept apart. */
  held: number;
  /** Pieces that another device removed, and that are here until the person agrees. */
  removals: number;
};

export const syncOff: SyncState = {
  status: 'off',
  waiting: 0,
  refused: 0,
  initialRows: null,
  repaired: 0,
  isMissing: false,
  isEndless: false,
  held: 0,
  removals: 0,
};

/** Sync as the screens see it. */
export type Sync = {
  state: StoreApi<SyncState>;
  /** Pushes and pulls now. Resolves when that is done or has failed. */
  now(): Promise<void>;
  /** What the server refused, each with its reason. None of it is dropped. */
  refused(): Promise<RefusedRow[]>;
  /** Retries one refused row, or all of them. */
  retryRefused(key?: string): Promise<void>;
  /** Compares every row with the server, sends what it lacks, and fetches what this device lacks. */
  compareAll(): Promise<void>;
  /** Removes here what another device removed, or keeps it and sends it again. Nothing where nothing was asked. */
  answerRemovals(kind: RemovalsAnswer['kind']): Promise<void>;
};
