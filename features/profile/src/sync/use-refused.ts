import { isoDay } from '@mooring/contract';
import { useData, useSyncState } from '@mooring/data';
import { downloadText } from '@mooring/ui/bundled';
import { useEffect, useState } from 'react';
import { type RefusedThing, refusedText, refusedThings } from './refused-things.ts';

/** What the service would not take: never dropped, shown with its reason, tried again or taken along as a file. */
export function useRefused() {
  const data = useData();
  const { refused } = useSyncState();
  const [things, setThings] = useState<RefusedThing[]>([]);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isMounted = true;
    const load = refused > 0 ? refusedThings(data) : Promise.resolve([]);
    load.then(
      (found) => isMounted && setThings(found),
      // A session that closes meanwhile leaves the list as it is.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [data, refused]);

  const trying = async (at?: string) => {
    setBusy(true);
    await data.sync.retryRefused(at).catch(() => {});
    setBusy(false);
  };
  return {
    things,
    busy,
    again: (at: string) => trying(at),
    allAgain: () => trying(),
    save() {
      const day = isoDay(data.env.now());
      downloadText(`mooring-not-synced-${day}.txt`, refusedText(things));
    },
  };
}
