import type { Table } from '../store.ts';

/**
 * Keys of `user_data` that are about this device alone: what is half written here, what was set aside here, what stands
 * here for an Undo. See docs/decisions/0018.
 */
const deviceOnly = [
  'draft:',
  'set-aside:',
  'healing-path-draft',
  'onboarding-draft',
  'companion-chat-cleared:',
  'companion-day',
];

/** Whether a row is sent at all. A row of `user_data` has the id `<owner>:<key>`. */
export function isSyncable(table: Table, id: string): boolean {
  if (table !== 'user_data') return true;
  const key = id.slice(id.indexOf(':') + 1);
  return !deviceOnly.some((start) => key.startsWith(start));
}
