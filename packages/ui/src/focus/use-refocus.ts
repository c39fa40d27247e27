import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Gives a field that lost the focus by being disabled the focus back, unless someone has gone elsewhere since. */
export function useRefocus(box: RefObject<Field | null>, disabled: boolean): void {
  const had = useRef(false);
  useEffect(() => {
    const field = box.current;
    if (!field) return;
    const come = () => {
      had.current = true;
    };
    const go = () => {
      // Being disabled takes the focus as well; that does not count.
      if (!field.disabled) had.current = false;
    };
    field.addEventListener('focus', come);
    field.addEventListener('blur', go);
    return () => {
      field.removeEventListener('focus', come);
      field.removeEventListener('blur', go);
    };
  }, [box]);

  useEffect(() => {
    if (disabled || !had.current) return;
    if (document.activeElement === document.body || document.activeElement === null)
      box.current?.focus({ preventScroll: true });
  }, [box, disabled]);
}
