import { type RefObject, useEffect, useRef } from 'react';

/** A box that had the focus when it was switched off gets it back, unless someone has gone elsewhere since. */
export function useRefocus(box: RefObject<HTMLElement | null>, off: boolean): void {
  const had = useRef(false);
  useEffect(() => {
    const field = box.current;
    if (!field) return;
    const come = () => {
      had.current = true;
    };
    const go = () => {
      // Switched off, it loses the focus by itself; that does not count.
      if (!(field as HTMLTextAreaElement).disabled) had.current = false;
    };
    field.addEventListener('focus', come);
    field.addEventListener('blur', go);
    return () => {
      field.removeEventListener('focus', come);
      field.removeEventListener('blur', go);
    };
  }, [box]);

  useEffect(() => {
    if (off || !had.current) return;
    if (document.activeElement === document.body || document.activeElement === null)
      box.current?.focus({ preventScroll: true });
  }, [box, off]);
}
