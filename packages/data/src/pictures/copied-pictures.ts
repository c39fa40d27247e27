import { openRow, sealRow } from '@mooring/formats';
import type { Write } from '@mooring/storage';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { rowsWithPrefix } from '../repositories/user-data-rows.ts';
import { entryPrefix, namesIn } from './picture-rows.ts';

/**
 * The writes that put the pictures which only this device has added to an entry on its conflict copy as well: another device may remove the
 * entry without having seen them. Their bytes are stored once.
 */
export async function copiedPictures(
  { store, vault }: OpenAccount,
  entryId: string,
  copyId: string,
): Promise<Write[]> {
  const added = await waitingPictures({ store, vault }, entryId);
  const writes = added.map(async ({ row }): Promise<Write[]> => {
    const plain = await openRow(vault, 'user_data', row).catch(() => null);
    if (!plain) return [];
    const key = `picture:${copyId}:${namesIn(vault, row.id).pictureId}`;
    return [
      { table: 'user_data', put: await sealRow(vault, 'user_data', { ...plain, key }) } as Write,
    ];
  });
  return (await Promise.all(writes)).flat();
}

/** Whether a picture of an entry was added or changed on this device and is not sent. What is only sent again is no change. */
export async function hasUnsentPictures(account: OpenAccount, entryId: string): Promise<boolean> {
  return (await waitingPictures(account, entryId)).some(({ isResend }) => !isResend);
}

/** The rows of the pictures of an entry that wait to be sent. */
async function waitingPictures({ store, vault }: OpenAccount, entryId: string) {
  const rows = await rowsWithPrefix(store, entryPrefix(vault, entryId));
  if (rows.length === 0) return [];
  const outbox = await store.sync.readEntries(
    'user_data',
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row, index) => {
    const pending = outbox[index]?.pending;
    return pending?.kind === 'put' ? [{ row, isResend: pending.isResend }] : [];
  });
}
