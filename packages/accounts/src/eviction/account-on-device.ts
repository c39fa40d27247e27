import { AppError, keyOf } from '@mooring/contract';
import type { AccountRecord, KeyEnvelope, Recovery } from '@mooring/storage';
import { createStoredSession, writeSessionPointer } from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';
import { accountOf } from '../session/session.ts';
import type { SessionHolder } from '../session/session-holder.ts';
import type { AccountOnDevice } from './eviction-guard.ts';

export type OpenAccountOnDevice = AccountOnDevice & {
  /** The person has closed this notice: that the storage was cleared, or that words are gone, need not be said at the next visit. */
  told(notice: Recovery): Promise<void>;
};

/** The record of the open account and its key envelopes, in memory as they were last seen on the device. */
export function createAccountOnDevice(
  { env, directory, sessionKeys }: Pick<AccountDependencies, 'env' | 'directory' | 'sessionKeys'>,
  holder: SessionHolder,
): OpenAccountOnDevice {
  let known: { record: AccountRecord; envelopes: KeyEnvelope[] } | null = null;
  const isOpen = (userId: string) => !holder.isErased() && holder.vault()?.userId === userId;

  return {
    async isStored(userId) {
      if (!isOpen(userId)) return true;
      const record = await directory.account(userId).catch((error: unknown) => {
        if (keyOf(error, 'store.failed') !== 'account.damaged') throw error;
        return null;
      });
      // Erased, locked or logged out meanwhile; or a record that is there and damaged.
      if (record === null || !isOpen(userId)) return true;
      if (!record) return false;
      // The record is there, so nothing was cleared: a read that fails must not refuse a save that is stored.
      const found = await directory.envelopes(userId).catch(() => null);
      if (found?.damaged === 0) known = { record, envelopes: found.envelopes };
      return true;
    },
    async storeAgain(userId) {
      if (!isOpen(userId) || known?.record.id !== userId) throw new AppError('session.locked');
      await directory.putFact('storing', userId);
      await directory.putFact('cleared', userId);
      if (!(await directory.account(userId))) {
        await directory.create(known.record, known.envelopes);
      }
      await storeSessionAgain();
    },
    async told(notice) {
      const isOver =
        notice.status === 'lost' || (notice.status === 'evicted' && notice.isStoredAgain);
      if (!isOver) return;
      for (const fact of ['cleared', 'storing'] as const)
        if (await directory.fact(fact)) await directory.putFact(fact, undefined);
    },
    async storedAgain() {
      if (await directory.fact('storing')) await directory.putFact('storing', undefined);
    },
  };

  async function storeSessionAgain() {
    const account = accountOf(holder.session.getState());
    const keys = holder.keys();
    if (!account || !keys) throw new AppError('session.locked');
    if (account.visitor) {
      await sessionKeys.put(createStoredSession(env.now(), account.id, keys, false));
      return;
    }
    await holder.keepKey(account, keys);
    await directory.putFact('stay', holder.stay());
    writeSessionPointer(account.id);
    await directory.putFact('session', { accountId: account.id, locked: false });
  }
}
