import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to a page that took another's place at the same address, so that keyboard and screen reader start where
 * the eye does. A focus that is somewhere already stays there.
 */
export function useArrival(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, []);
  return page;
}
