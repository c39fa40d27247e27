import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TalkView } from './use-talk.ts';

/** px from the end of the page within which someone counts as reading the newest words. */
const nearEnd = 260;

/** Keeps the newest words in sight: after sending, and while someone is at the end. Never pulls a reader away from above. */
export function useFollow(end: RefObject<HTMLElement | null>, talk: TalkView): void {
  const { messages, arriving, waiting, failed } = talk;
  const newest = messages.at(-1);
  const seen = useRef({ count: messages.length, opened: false });

  useLayoutEffect(() => {
    const sent = messages.length > seen.current.count && newest?.role === 'user';
    const opening = !seen.current.opened && messages.length > 1;
    const page = document.documentElement;
    const left = page.scrollHeight - (window.scrollY + window.innerHeight);
    if (sent || opening || left < nearEnd) end.current?.scrollIntoView({ block: 'end' });
    seen.current = { count: messages.length, opened: true };
  }, [messages, arriving, waiting, failed]);
}
