import { type RefObject, useEffect, useRef, useState } from 'react';

export type HistoryToggle = {
  open: boolean;
  /** The button that shows the history; it gets the focus when the history is hidden. */
  button: RefObject<HTMLButtonElement | null>;
  show(): void;
  hide(): void;
  /** Hides it without moving the focus. */
  hideWithoutFocus(): void;
};

export function useHistoryToggle(): HistoryToggle {
  const [open, setOpen] = useState(false);
  const door = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) door.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return {
    open,
    button: door,
    show: () => setOpen(true),
    hide: () => setOpen(false),
    hideWithoutFocus: () => {
      wasOpen.current = false;
      setOpen(false);
    },
  };
}
