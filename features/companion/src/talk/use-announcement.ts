import { useState } from 'react';
import type { TalkView } from './use-talk.ts';

/** What a screen reader is told: that a reply is on its way, and then the whole of it, once. */
export function useAnnouncement({ messages, waiting }: TalkView): string {
  // What was there when the page was opened is read where it stands, and not announced.
  const [opened] = useState(() => new Set(messages.map(({ id }) => id)));
  if (waiting) return 'The companion is thinking.';
  const newest = messages.at(-1);
  return newest?.role === 'companion' && !opened.has(newest.id) ? newest.text : '';
}
