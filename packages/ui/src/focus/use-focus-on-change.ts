import { type RefObject, useEffect, useRef } from 'react';

export type FocusScroll = {
  /** What comes into view: the element that takes the focus, the top of the page, or nothing that is not there already. */
  scroll?: 'element' | 'top' | 'none';
};

/**
 * Moves keyboard and screen reader to an element when `value` changes: one step, view or page has taken another's place.
 * Whoever has just opened the page is left alone, and so is a focus that is inside the element.
 */
export function useFocusOnChange<E extends HTMLElement>(
  value: string | number,
  { scroll = 'element' }: FocusScroll = {},
): RefObject<E | null> {
  const target = useRef<E>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    const { activeElement } = document;
    const inside = activeElement !== target.current && target.current?.contains(activeElement);
    if (inside) return;
    if (scroll === 'top') scrollTo(0, 0);
    target.current?.focus({ preventScroll: scroll !== 'element' });
  }, [value, scroll]);
  return target;
}
