import { type RefObject, useEffect, useRef } from 'react';
import type { AuthFault } from './auth-checks.ts';

/** Takes the person to the field that is wrong, once it can be typed in again. */
export function useFaultFocus(fault: AuthFault | null): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = fault && formRef.current?.elements.namedItem(fault.at);
    if (field instanceof HTMLElement) field.focus();
  }, [fault]);
  return formRef;
}
