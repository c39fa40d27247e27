import { useData } from '@mooring/data';
import { useState } from 'react';

/** The two things that can be done with a sealed letter before its day. */
export function useSealedLetter(id: string, reopen: () => void) {
  const { letters, notices } = useData();
  const [burned, setBurned] = useState(false);
  const [busy, setBusy] = useState(false);

  async function attempt(
    work: () => Promise<void>,
    then: () => void,
    failed: 'letter.not-burned' | 'store.failed',
  ) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
      then();
    } catch (error) {
      notices.fail(error, failed);
    } finally {
      setBusy(false);
    }
  }

  return {
    burned,
    busy,
    /** From then on it is an open letter. It can be sealed again. */
    openEarly: () =>
      attempt(
        () => letters.change(id, ({ sealedUntil: _, ...letter }) => letter),
        reopen,
        'store.failed',
      ),
    burn: () =>
      attempt(
        () => letters.burn(id),
        () => setBurned(true),
        'letter.not-burned',
      ),
  };
}
