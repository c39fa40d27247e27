import type { Table } from '../store.ts';

/**
 * Keys of `user_data` that hold state of this device: the open safety card, drafts, set-aside versions, rows held in quarantine,
 * an undo, today’s use. See docs/decisions/0018.
 */
const deviceOnlyPrefixes = [
  'draft:',
  'set-aside:',
  'held:',
  'healing-path-draft',
  'onboarding-draft',
  'companion-chat-cleared:',
  'companion-day',
  'safety-alert',
];

/** Whether a row is sent to the server. A row of `user_data` has the id `<user id>:<key>`. */
export function isSyncable(table: Table, id: string): boolean {
  if (table !== 'user_data') return true;
  const key = id.slice(id.indexOf(':') + 1);
  return !deviceOnlyPrefixes.some((prefix) => key.startsWith(prefix));
}
