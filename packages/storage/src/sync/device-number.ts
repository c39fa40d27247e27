import type { SyncTransaction } from './sync-transaction.ts';

/**
 * Stored names: this device's id, the last number it gave, the last one whose statement the server has taken, and the
 * last one whose statement covered everything that was sent.
 */
export const numberNames = {
  device: 'device',
  last: 'number',
  published: 'published',
  closed: 'closed',
};

/** A device id as it stands in a version: 8 hex digits. */
export const deviceName = (id: number) => id.toString(16).padStart(8, '0');

/**
 * The id of this device and the number of its next writes. One number is given to all rows of a batch. The id is random
 * and is made anew when the outbox is: two devices never count under one id.
 */
export async function nextNumber(
  transaction: SyncTransaction,
  isNew: boolean,
  newId: () => string,
): Promise<{ device: string; number: number }> {
  const last = (await transaction.getNumber(numberNames.last)) ?? 0;
  const known = await transaction.getNumber(numberNames.device);
  const device = known ?? Number.parseInt(newId().slice(-8), 16);
  if (known === undefined) await transaction.putNumber(numberNames.device, device);
  if (isNew) await transaction.putNumber(numberNames.last, last + 1);
  return { device: deviceName(device), number: isNew ? last + 1 : last };
}
