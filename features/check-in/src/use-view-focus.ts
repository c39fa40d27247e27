import { type RefObject, useEffect, useRef } from 'react';

/** Moves the reader to the title when one view takes another's place, and leaves them alone when the page opens. */
export function useViewFocus(view: string): RefObject<HTMLSpanElement | null> {
  const title = useRef<HTMLSpanElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current !== null && shown.current !== view) title.current?.focus();
    shown.current = view;
  }, [view]);
  return title;
}
