import type { SyncState } from '@mooring/data';

/** How things stand with the other devices, in one line. */
export function syncText({ status, waiting, refused, initialRows: bringing }: SyncState): string {
  if (bringing !== null && bringing > 0) return `Bringing your words here: ${bringing} so far`;
  if (status === 'offline') {
    return waiting > 0
      ? `Offline. ${waiting} waiting, kept on this device`
      : 'Offline. All kept here';
  }
  if (status === 'sign-in') {
    return waiting > 0
      ? `Log in again to sync. ${waiting} waiting, kept on this device`
      : 'Log in again to sync';
  }
  if (waiting > 0) return `${waiting} waiting to sync`;
  if (status === 'waiting') return 'Looking for what is new';
  return refused > 0 ? `All synced but ${refused}` : 'All synced';
}
