import { useData, useSyncState } from '@mooring/data';
import { useState } from 'react';

/** The status line of the profile and what can be done about it. Null for an account that is only on this device. */
export function useSyncSection() {
  const { sync } = useData();
  const state = useSyncState();
  const [busy, setBusy] = useState(false);
  if (state.status === 'off') return null;
  const wait = async (work: () => Promise<void>) => {
    setBusy(true);
    // Whether it went well is what the state says.
    await work().catch(() => {});
    setBusy(false);
  };
  return {
    state,
    busy,
    now: () => wait(sync.now),
    compare: () => wait(sync.compareAll),
    keepRemoved: () => wait(() => sync.answerRemovals('keep')),
    removeHere: () => wait(() => sync.answerRemovals('remove')),
  };
}
