import { useBlocker } from '@mooring/contract/router';
import { useEffect, useState } from 'react';
import type { DraftKeeper } from './draft-keeper.ts';

/** Stands at the door: present only while someone wants to leave and their words cannot be kept. */
export type StuckLeave = { tryAgain(): void; leaveAnyway(): void; stay(): void };

/** Lets a person leave as soon as their draft is kept, and asks first when it cannot be. */
export function useLeaveGuard(keeper: DraftKeeper): StuckLeave | null {
  const blocker = useBlocker(() => keeper.unsettled());
  const [stuck, setStuck] = useState(false);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let here = true;
    keeper.flush().then((kept) => {
      if (!here) return;
      if (kept) blocker.proceed();
      else setStuck(true);
    });
    return () => {
      here = false;
      setStuck(false);
    };
  }, [blocker, keeper]);

  if (blocker.state !== 'blocked' || !stuck) return null;
  return {
    tryAgain: async () => {
      if (await keeper.flush()) blocker.proceed();
    },
    leaveAnyway: blocker.proceed,
    stay: blocker.reset,
  };
}
