import { onSessionEnd, useData } from '@mooring/data';
import { useEffect } from 'react';

/**
 * Takes the focus from the field in use when the session ends. Browser and React keep a field that was removed while it had
 * the focus, with the text in it, until another field is focused.
 */
export function useBlurAtLock() {
  const { session } = useData();
  useEffect(
    () =>
      onSessionEnd(session, () => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }),
    [session],
  );
}
