import { useLayoutEffect } from 'react';

/**
 * Keeps the page behind an open sheet from scrolling, and from jumping sideways where a scrollbar takes room. The
 * styles are in `base.css`: Radix's own way writes a style element, which a strict content policy forbids.
 */
export function usePageHeldStill(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return;
    const page = document.documentElement;
    const before = page.dataset.held;
    const scrollbar = window.innerWidth - page.clientWidth;
    page.dataset.held = before ?? (scrollbar > 0 ? 'with-gutter' : 'bare');
    return () => {
      if (before === undefined) delete page.dataset.held;
    };
  }, [open]);
}
