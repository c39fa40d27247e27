import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TalkView } from './use-talk.ts';

/** px from the end of the page within which the reader counts as being at the newest message. */
const nearEnd = 260;

/** Scrolls to the newest message after sending and while the reader is at the end, never away from earlier messages. */
export function useScrollToNewest(end: RefObject<HTMLElement | null>, talk: TalkView): void {
  const { messages, arriving, waiting, failed } = talk;
  const newest = messages.at(-1);
  const seen = useRef({ newest: newest?.id, opened: false });

  useLayoutEffect(() => {
    const sent = newest?.id !== seen.current.newest && newest?.role === 'user';
    const opening = !seen.current.opened && messages.length > 1;
    const page = document.documentElement;
    const left = page.scrollHeight - (window.scrollY + window.innerHeight);
    const show = () => end.current?.scrollIntoView({ block: 'end' });
    if (sent || opening || left < nearEnd) show();
    seen.current = { newest: newest?.id, opened: true };
    if (!opening) return;
    // Again after the router has restored the scroll position.
    const frame = requestAnimationFrame(() => requestAnimationFrame(show));
    return () => cancelAnimationFrame(frame);
  }, [messages, arriving, waiting, failed]);
}
