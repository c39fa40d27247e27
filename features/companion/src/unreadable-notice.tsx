import { say } from '@mooring/contract';
import { Notice } from '@mooring/ui';

/** Something of a conversation does not open. What does is shown. */
export function UnreadableNotice() {
  const { title, text } = say('vault.unreadable');
  return <Notice title={title}>{text}</Notice>;
}
