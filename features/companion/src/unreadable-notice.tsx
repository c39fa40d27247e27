import { say } from '@mooring/contract';
import { Notice } from '@mooring/ui';

/** Says that a part of a conversation cannot be opened. The rest is shown. */
export function UnreadableNotice() {
  const { title, text } = say('vault.unreadable');
  return <Notice title={title}>{text}</Notice>;
}
