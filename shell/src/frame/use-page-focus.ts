import { useEffect, useRef } from 'react';

/** Moves focus to the page after a navigation, so that keyboard and screen reader start where the eye does. */
export function usePageFocus(pathname: string) {
  const mainRef = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A page that already placed the focus itself (a field, a dialog) keeps it.
    if (!mainRef.current?.contains(document.activeElement))
      mainRef.current?.focus({ preventScroll: true });
  }, [pathname]);
  return mainRef;
}
