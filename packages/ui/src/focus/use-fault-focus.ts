import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the field of a form that is wrong, once it can be typed in again. `at` is the field's name; each new
 * object is a fault of its own.
 */
export function useFaultFocus(fault: { at: string } | null): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = fault && formRef.current?.elements.namedItem(fault.at);
    if (field instanceof HTMLElement) field.focus();
  }, [fault]);
  return formRef;
}
