import { AppError } from '@mooring/contract';
import type { AccountRecord, KeyEnvelope } from '@mooring/storage';
import type { AccountOnDevice } from '../eviction/eviction-guard.ts';
import type { AccountDependencies } from './account-services.ts';
import type { SessionHolder } from './session-holder.ts';

/** The record of the open account and its key envelopes, in memory as they were last seen on the device. */
export function createAccountOnDevice(
  { directory }: Pick<AccountDependencies, 'directory'>,
  holder: SessionHolder,
): AccountOnDevice {
  let known: { record: AccountRecord; envelopes: KeyEnvelope[] } | null = null;
  const isOpen = (userId: string) => !holder.isErased() && holder.vault()?.userId === userId;

  return {
    async isStored(userId) {
      if (!isOpen(userId)) return true;
      const record = await directory.account(userId).catch(() => null);
      // Erased, locked or logged out meanwhile; or a record that is there and damaged.
      if (record === null || !isOpen(userId)) return true;
      if (!record) return false;
      const { envelopes, damaged } = await directory.envelopes(userId);
      if (damaged === 0) known = { record, envelopes };
      return true;
    },
    async storeAgain(userId) {
      if (!isOpen(userId) || known?.record.id !== userId) throw new AppError('session.locked');
      if (!(await directory.account(userId))) {
        await directory.create(known.record, known.envelopes);
      }
      await holder.storeAgain();
    },
  };
}
