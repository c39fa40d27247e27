import { useBlocker } from '@mooring/contract/router';
import { useEffect, useRef } from 'react';

/** Keeps what is being said before its page is left. It holds nobody longer than that takes, whether it can be kept or not. */
export function useKeepBeforeLeaving(keeping: {
  unsettled(): boolean;
  keep(): Promise<void>;
}): void {
  const latest = useRef(keeping);
  latest.current = keeping;
  const blocker = useBlocker(() => latest.current.unsettled());

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
