import { AppError } from '@mooring/contract';
import type { SequenceState, Store } from '@mooring/storage';
import { noteWrittenHere } from '@mooring/storage';
import { createKeptRows } from './kept-rows.ts';

export { createAccountOnDevice } from './account-on-device.ts';

/** What the guard needs of the account whose rows it watches. */
export type AccountOnDevice = {
  /**
   * Whether its record is still on this device. Remembers it. True for an account that is not the open one. Rejects where that cannot
   * be read.
   */
  isStored(userId: string): Promise<boolean>;
  /** Writes the record, its key envelopes, the session and its key again, from memory. */
  storeAgain(userId: string): Promise<void>;
  /** The rows are there too, or somebody writes on where a tab was closed before they all were. */
  storedAgain(): Promise<void>;
};

type Parts = {
  account: AccountOnDevice;
  withTabLock<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Calls the listener with rows that another tab has removed, as `<table>/<id>`. */
  onRemovedElsewhere(listener: (keys: readonly string[]) => void): void;
  /** Called each time the browser has cleared the storage. `isStoredAgain`: what this tab had in memory is back. */
  onEvicted(isStoredAgain: boolean): void;
  /** ms before the storage is looked at, and the rows are first written again, without a write; doubled for every further try. */
  retryDelay?: number;
};

const maxTries = 8;

/**
 * Watches for a browser that clears the storage under an open page: the sequence numbers begin again, the account's record
 * is gone, or the browser closes the database and something lacks when it is opened again. From then on no write is acknowledged
 * until key, record and the rows of this visit are stored again. See docs/decisions/0048 and 0077.
 */
export function guardFromEviction(userId: string, store: Store, parts: Parts): Store {
  const { account, withTabLock, onRemovedElsewhere, onEvicted, retryDelay = 250 } = parts;
  const kept = createKeptRows();
  /** 'unsure': the browser closed the database, as it does under a page that sleeps, or cleared it. */
  let storage: 'whole' | 'unsure' | 'cleared' = 'whole';
  /** The last write of this tab. */
  let last: SequenceState = { n: 0, database: null };
  let isFirstWrite = true;

  store.sequence.listen({
    onWrite(n, writes, database) {
      if (n <= last.n && database !== last.database) storage = 'cleared';
      if (n > last.n + 1) kept.othersWrote();
      last = { n, database };
      kept.changedByOthers(writes);
    },
    // The number will be given again.
    onAbort(n) {
      last = { ...last, n: Math.min(last.n, n - 1) };
    },
  });

  onRemovedElsewhere(kept.removedByOthers);

  /** The first read opens the database again. */
  const isWhole = async () => {
    if (!(await account.isStored(userId))) return false;
    // A write that begins while this is asked is not in the answer.
    const asked = last;
    if (asked.n === 0) return true;
    const stored = await store.sequence.state();
    if (!stored || stored.n < asked.n) return false;
    if (stored.database && stored.database !== asked.database) return false;
    // Where other tabs have written since, they may have removed what lacks.
    if (stored.database && stored.n > asked.n) return true;
    return !(await kept.isAnyMissing(store));
  };

  /** Throws where it could not: then the write that found it is not acknowledged. */
  const settle = () =>
    withTabLock(`stored-again:${userId}`, async () => {
      if (storage === 'unsure') storage = (await isWhole()) ? 'whole' : 'cleared';
      if (storage === 'whole') return;
      try {
        await account.storeAgain(userId);
        // Numbers begin again with these writes, which is no second eviction.
        last = { ...last, n: 0 };
        await kept.storeAgain(store);
        await account.storedAgain();
        storage = 'whole';
      } catch (error) {
        onEvicted(false);
        throw new AppError('store.failed', { cause: error });
      }
      onEvicted(true);
    });

  const settleSoon = (tries = 0) => {
    if (storage === 'whole' || tries === maxTries) return;
    setTimeout(
      () => {
        settle().catch(() => settleSoon(tries + 1));
      },
      retryDelay * 2 ** tries,
    );
  };

  // A browser that is killed within seconds of the first words loses the note of them. The next visit makes it again.
  void store.sequence.last().then(
    (n) => n && noteWrittenHere(),
    () => {},
  );

  store.onMaybeCleared?.(() => {
    if (storage === 'whole') storage = 'unsure';
    settleSoon();
  });

  return {
    ...store,
    async write(writes) {
      await kept.during(writes, () => store.write(writes));
      noteWrittenHere();
      const isStored = await account.isStored(userId).catch(() => null);
      if (storage === 'whole' && isStored) {
        if (isFirstWrite) void account.storedAgain().catch(() => {});
        isFirstWrite = false;
        return;
      }
      if (storage === 'whole') storage = isStored === null ? 'unsure' : 'cleared';
      // A database that did not open may be opened again in the next task.
      if (isStored === null) await new Promise((resolve) => setTimeout(resolve));
      try {
        await settle();
      } catch (error) {
        settleSoon();
        throw error;
      }
    },
  };
}
