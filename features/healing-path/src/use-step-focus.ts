import { type RefObject, useEffect, useRef } from 'react';

/** Moves the reader to the heading when a step takes another's place, and leaves them alone when the page opens. */
export function useStepFocus(step: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
