import { useBlocker } from '@mooring/contract/router';
import { useEffect, useRef, useState } from 'react';

/** What leaving would have to keep first. */
type Keeping = {
  /** Whether leaving now could lose something. */
  hasUnsaved(): boolean;
  /** True when nothing on the page is left unkept. */
  flush(): Promise<boolean>;
};

/** Stands at the door: present only while someone wants to leave and their words cannot be kept. */
export type StuckLeave = { tryAgain(): void; leaveAnyway(): void; stay(): void };

/** Lets a person leave as soon as everything is kept, and asks first when it cannot be. */
export function useLeaveGuard(keeping: Keeping): StuckLeave | null {
  const latest = useRef(keeping);
  latest.current = keeping;
  const blocker = useBlocker(() => latest.current.hasUnsaved());
  const [stuck, setStuck] = useState(false);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let here = true;
    latest.current.flush().then((kept) => {
      if (!here) return;
      if (kept) blocker.proceed();
      else setStuck(true);
    });
    return () => {
      here = false;
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
