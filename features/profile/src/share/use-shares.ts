import { useData, useSession } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';
import { shareBoxOf } from './share-box.ts';
import { type SortedShare, sortShare } from './share-words.ts';

/** What was shared. What was decided stays in the list until the page is left, to say so. Null while it is asked for. */
export function useShares(): readonly SortedShare[] | null {
  const data = useData();
  const { status } = useSession();
  const [shares, setShares] = useState<readonly SortedShare[] | null>(null);
  const statusBefore = useRef(status);

  useEffect(() => {
    if (status === 'starting') return;
    const hasLoggedOut = status === 'signed-out' && statusBefore.current === 'open';
    statusBefore.current = status;
    if (hasLoggedOut) setShares(null);
    let latest = true;
    const show = () => {
      const items = shareBoxOf(data).held().map(sortShare);
      if (latest) setShares((shown) => [...(shown ?? []), ...items.filter(isNew(shown ?? []))]);
    };
    const ask = () => shareBoxOf(data).open().then(show);
    const askAgain = () => void ask();
    askAgain();
    const stop = shareBoxOf(data).onGiven(show);
    // Back from the browser's own cache of pages, what was here is with the worker.
    window.addEventListener('pageshow', askAgain);
    return () => {
      latest = false;
      stop();
      window.removeEventListener('pageshow', askAgain);
    };
  }, [data, status]);

  return shares;
}

const isNew =
  (shown: readonly SortedShare[]) =>
  ({ id }: SortedShare) =>
    !shown.some((each) => each.id === id);
