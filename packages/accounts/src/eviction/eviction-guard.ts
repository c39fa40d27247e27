import { AppError } from '@mooring/contract';
import type { Store } from '@mooring/storage';
import { noteWrittenHere } from '@mooring/storage';
import { createKeptRows } from './kept-rows.ts';

export { createAccountOnDevice } from './account-on-device.ts';

/** What the guard needs of the account whose rows it watches. */
export type AccountOnDevice = {
  /** Whether its record is still on this device. Remembers it. True for an account that is not the open one. */
  isStored(userId: string): Promise<boolean>;
  /** Writes the record, its key envelopes, the session and its key again, from memory. */
  storeAgain(userId: string): Promise<void>;
};

type Parts = {
  account: AccountOnDevice;
  withTabLock<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Called each time the browser has cleared the storage. `isStoredAgain`: what this tab had in memory is back. */
  onEvicted(isStoredAgain: boolean): void;
  /** ms before the rows are first written again without a write; doubled for every further try. */
  retryDelay?: number;
};

const maxTries = 8;

/**
 * Watches for a browser that clears the storage under an open page: the connection is closed, the sequence numbers begin
 * again, or the account's record is gone. From then on no write is acknowledged until key, record and the rows of this
 * visit are stored again. See docs/decisions/0048.
 */
export function guardFromEviction(userId: string, store: Store, parts: Parts): Store {
  const { account, withTabLock, onEvicted, retryDelay = 250 } = parts;
  const kept = createKeptRows();
  let isEvicted = false;
  let highest = 0;

  store.sequence.listen({
    onWrite(n) {
      if (n <= highest) isEvicted = true;
      highest = n;
    },
    // The number will be given again.
    onAbort(n) {
      highest = Math.min(highest, n - 1);
    },
  });

  /** Throws where it could not: then the write that found it is not acknowledged. */
  const storeAgain = () =>
    withTabLock(`stored-again:${userId}`, async () => {
      if (!isEvicted) return;
      try {
        await account.storeAgain(userId);
        // Numbers begin again with these writes, which is no second eviction.
        highest = 0;
        await kept.storeAgain(store);
        isEvicted = false;
      } catch (error) {
        onEvicted(false);
        throw new AppError('store.failed', { cause: error });
      }
      onEvicted(true);
    });

  const storeAgainSoon = (tries = 0) => {
    if (!isEvicted || tries === maxTries) return;
    setTimeout(
      () => {
        storeAgain().catch(() => storeAgainSoon(tries + 1));
      },
      retryDelay * 2 ** tries,
    );
  };

  store.onConnectionLost?.(() => {
    isEvicted = true;
    storeAgainSoon();
  });

  return {
    ...store,
    async write(writes) {
      await store.write(writes);
      noteWrittenHere();
      kept.add(writes);
      if (!isEvicted && (await account.isStored(userId))) return;
      isEvicted = true;
      try {
        await storeAgain();
      } catch (error) {
        storeAgainSoon();
        throw error;
      }
    },
  };
}
