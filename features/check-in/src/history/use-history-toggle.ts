import { type RefObject, useEffect, useRef, useState } from 'react';

export type HistoryToggle = {
  open: boolean;
  /** The button that shows the history; the reader comes back to it when the history is hidden. */
  door: RefObject<HTMLButtonElement | null>;
  show(): void;
  hide(): void;
  /** Hides it for something else that takes the reader along. */
  leave(): void;
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
    door,
    show: () => setOpen(true),
    hide: () => setOpen(false),
    leave: () => {
      wasOpen.current = false;
      setOpen(false);
    },
  };
}
