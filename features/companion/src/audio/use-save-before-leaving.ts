import { useBlocker } from '@mooring/contract/router';
import { useEffect, useRef } from 'react';

/** Stores a running recording before the page is left. It delays navigation no longer than that takes, whether it succeeds or not. */
export function useSaveBeforeLeaving(recording: {
  hasUnsaved(): boolean;
  keep(): Promise<void>;
}): void {
  const latest = useRef(recording);
  latest.current = recording;
  const blocker = useBlocker(() => latest.current.hasUnsaved());

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isMounted = true;
    void latest.current.keep().finally(() => {
      if (isMounted) blocker.proceed();
    });
    return () => {
      isMounted = false;
    };
  }, [blocker]);
}
