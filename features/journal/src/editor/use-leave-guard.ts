import { useBlocker } from '@mooring/contract/router';
import { useEffect, useRef, useState } from 'react';

/** What has to be stored before the page may be left. */
type LeaveGuardParts = {
  /** Whether something on the page is not stored yet. */
  hasUnsaved(): boolean;
  /** Stores it. Resolves to false where something is still not stored. */
  flush(): Promise<boolean>;
};

/** The choices of a person who wants to leave while their words cannot be stored. */
export type BlockedLeave = { tryAgain(): void; leaveAnyway(): void; stay(): void };

/** Delays navigation until everything is stored, and asks when that fails. */
export function useLeaveGuard(keeping: LeaveGuardParts): BlockedLeave | null {
  const latest = useRef(keeping);
  latest.current = keeping;
  const blocker = useBlocker(() => latest.current.hasUnsaved());
  const [stuck, setStuck] = useState(false);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isMounted = true;
    latest.current.flush().then((kept) => {
      if (!isMounted) return;
      if (kept) blocker.proceed();
      else setStuck(true);
    });
    return () => {
      isMounted = false;
      setStuck(false);
    };
  }, [blocker]);

  if (blocker.state !== 'blocked' || !stuck) return null;
  return {
    tryAgain: async () => {
      if (await latest.current.flush()) blocker.proceed();
    },
    leaveAnyway: blocker.proceed,
    stay: blocker.reset,
  };
}
