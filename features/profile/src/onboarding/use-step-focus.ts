import { type RefObject, useEffect, useRef } from 'react';

/** Moves the reader to the question when a step takes another's place, and leaves them alone when the page opens. */
export function useStepFocus(step: number): RefObject<HTMLHeadingElement | null> {
  const question = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) {
      scrollTo(0, 0);
      question.current?.focus({ preventScroll: true });
    }
    shown.current = step;
  }, [step]);
  return question;
}
