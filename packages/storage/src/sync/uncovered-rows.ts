/** Rows that a device sent and, before its statement covered them, lost with its database. Under its new name it says so of them. */
import { changeOutbox } from './change-outbox.ts';
import { deviceName, numberNames } from './device-number.ts';
import { newMutation } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { DeviceStatement } from './statements.ts';
import type { SyncTransaction } from './sync-transaction.ts';

const claimedName = (device: string) => `claimed:${device}`;

/**
 * Queues rows that were restored on this device and that no statement covers, so that its own does: a server could hide them from the
 * others unseen. Looks once at each statement whose rows are still on their way. Returns whether it queued any.
 */
export async function claimUncovered(
  transaction: SyncTransaction,
  statements: ReadonlyMap<string, DeviceStatement | null>,
): Promise<boolean> {
  const id = await transaction.getNumber(numberNames.device);
  const own = id === undefined ? '' : deviceName(id);
  const counts = await transaction.getCounts();
  const open: DeviceStatement[] = [];
  for (const one of statements.values()) {
    if (!one || one.device === own) continue;
    // Of its last number rows may never have been stored, where those that it leaves open from before were.
    if (counts[one.device]?.top !== one.number && one.open.length === 0) continue;
    if ((await transaction.getNumber(claimedName(one.device))) !== one.number) open.push(one);
  }
  if (open.length === 0) return false;
  const isUncovered = ({ key, version, isPulled, isRemoved, pending }: OutboxEntry) =>
    // What came from another device is that one's to speak of.
    !(isPulled || isRemoved || pending || version?.[own]) &&
    open.some((one) => version?.[one.device] === one.number || (version && one.open.includes(key)));
  const uncovered = (await transaction.allEntries()).filter(isUncovered);
  const keys = uncovered.map(({ key }) => key);
  await changeOutbox(transaction, keys, (outbox) => {
    for (const one of uncovered) outbox.put({ ...one, pending: newMutation(outbox, 'put') });
    return outbox.changes([]);
  });
  for (const { device, number } of open) await transaction.putNumber(claimedName(device), number);
  return uncovered.length > 0;
}
