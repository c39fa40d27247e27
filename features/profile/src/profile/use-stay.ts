import { type Stay, useData } from '@mooring/data';
import { useState } from 'react';

/** Whether this device keeps the key for three days. */
export function useStay() {
  const { accounts, notices } = useData();
  const [stay, setStay] = useState(() => accounts.stay());
  return {
    stay,
    async choose(next: Stay) {
      const before = stay;
      setStay(next);
      try {
        await accounts.setStay(next);
      } catch (error) {
        setStay(before);
        notices.fail(error, 'store.failed');
      }
    },
  };
}
