import { useBlocker } from '@mooring/contract/router';
import { useEffect, useRef } from 'react';

/** Keeps what is being said before its page is left. It holds nobody longer than that takes, whether it can be kept or not. */
export function useKeepBeforeLeaving(keeping: {
  hasUnsaved(): boolean;
  keep(): Promise<void>;
}): void {
  const latest = useRef(keeping);
  latest.current = keeping;
  const blocker = useBlocker(() => latest.current.hasUnsaved());

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let here = true;
    void latest.current.keep().finally(() => {
      if (here) blocker.proceed();
    });
    return () => {
      here = false;
    };
  }, [blocker]);
}
