import { useRef } from 'react';

/**
 * Remembers what had focus before a sheet opened and gives it back. Radix does so only for its own trigger, and our
 * sheets are opened by state.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
