import { type StaySignedIn, useData } from '@mooring/data';
import { useState } from 'react';

/** Whether this device keeps the key for three days. */
export function useStaySignedIn() {
  const { accounts, notices } = useData();
  const [stay, setStay] = useState(() => accounts.stay());
  return {
    stay,
    async choose(next: StaySignedIn) {
      // Shown as chosen only when it was done, so that a key that is said to be deleted is deleted.
      try {
        await accounts.setStay(next);
        setStay(next);
      } catch (error) {
        notices.fail(error, 'store.failed');
      }
    },
  };
}
