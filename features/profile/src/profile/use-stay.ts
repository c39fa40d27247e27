import { type StaySignedIn, useData } from '@mooring/data';
import { useState } from 'react';

/** Whether this device keeps the key for three days. */
export function useStay() {
  const { accounts, notices } = useData();
  const [stay, setStay] = useState(() => accounts.stay());
  return {
    stay,
    async choose(next: StaySignedIn) {
      // Shown as chosen only once the device has done it: a key that is said to be gone must be gone.
      try {
        await accounts.setStay(next);
        setStay(next);
      } catch (error) {
        notices.fail(error, 'store.failed');
      }
    },
  };
}
