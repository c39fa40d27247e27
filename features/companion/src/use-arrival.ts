import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to the title of a step that took another's place at the same address. A focus that is somewhere already
 * stays there.
 */
export function useArrival(): RefObject<HTMLSpanElement | null> {
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return title;
}
