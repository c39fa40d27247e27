import { paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { type RecordKey, useData } from '@mooring/data';
import { useState } from 'react';

/** The records that a new journey deletes. Journal, check-ins and moments stay. */
const journeyRecords: readonly RecordKey[] = [
  'healing-path',
  'healing-path-draft',
  'onboarding',
  'onboarding-draft',
  'rituals',
  'subscription',
];

/** Locking, logging out, and starting a new journey. `leaving` keeps the page as it is until the next one is shown. */
export function useLeave() {
  const { accounts, notices, records } = useData();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  const leave = async (work: () => Promise<unknown>) => {
    if (leaving) return;
    setLeaving(true);
    try {
      await work();
    } catch (error) {
      notices.fail(error, 'store.failed');
    } finally {
      setLeaving(false);
    }
  };

  return {
    leaving,
    lock: () => accounts.lock().catch((error: unknown) => notices.fail(error, 'store.failed')),
    logOut: () =>
      leave(async () => {
        await accounts.logOut();
        notices.say('session.logged-out');
        await navigate(paths.auth.to(), { state: { isLogin: true } });
      }),
    startNewJourney: () =>
      leave(async () => {
        for (const key of journeyRecords) await records.remove(key);
        await accounts.logOut();
        await navigate(paths.onboarding.to());
      }),
  };
}

export type Leave = ReturnType<typeof useLeave>;
