import { type RefObject, useEffect, useRef } from 'react';
import type { FocusScroll } from './use-focus-on-change.ts';

/**
 * Moves keyboard and screen reader to an element that has taken another's place at the same address. A focus that is
 * somewhere already stays there.
 */
export function useFocusOnArrival<E extends HTMLElement>({
  scroll = 'element',
}: {
  scroll?: Exclude<FocusScroll['scroll'], 'top'>;
} = {}): RefObject<E | null> {
  const target = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    target.current?.focus({ preventScroll: scroll === 'none' });
  }, [scroll]);
  return target;
}
