import { useHostedStatus, useSyncState } from '@mooring/data';
import { syncText } from '../sync/sync-text.ts';
import { useUnreadableRows } from './use-unreadable-rows.ts';

/** What is worth knowing about where the words are kept: what needs somebody first, then how the sync stands. */
export function useKeptText(): string {
  const { title } = useUnreadableRows();
  const status = useHostedStatus();
  const sync = useSyncState();
  if (title) return title;
  if (status === 'sign-in') return 'The server asks for your password again';
  if (status === 'confirm') return 'Please confirm your email';
  if (status === 'key-mismatch') return 'The server keeps another journal under this email';
  return sync.status === 'off' ? 'How much there is, and how safe it is here' : syncText(sync);
}
