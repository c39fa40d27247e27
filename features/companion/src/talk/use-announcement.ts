import { useRef } from 'react';
import type { TalkView } from './use-talk.ts';

/** What a screen reader is told: that a reply is on its way, and then the whole of it, once. */
export function useAnnouncement({ messages, waiting }: TalkView): string {
  // What was there when the page was opened is read where it stands, and not announced.
  const opened = useRef(messages.length);
  if (waiting) return 'The companion is thinking.';
  const newest = messages.at(-1);
  return messages.length > opened.current && newest?.role === 'companion' ? newest.text : '';
}
