import { isoDay } from '@mooring/contract';
import { useData } from '@mooring/data';
import { downloadText } from '@mooring/ui';
import { useEffect, useState } from 'react';
import { type RefusedThing, refusedText, refusedThings } from './refused-things.ts';
import { useSyncState } from './use-sync.ts';

/** What the service would not take: never dropped, shown with its reason, tried again or taken along as a file. */
export function useRefused() {
  const data = useData();
  const { refused } = useSyncState();
  const [things, setThings] = useState<RefusedThing[]>([]);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let here = true;
    const load = refused > 0 ? refusedThings(data) : Promise.resolve([]);
    load.then(
      (found) => here && setThings(found),
      // A session that closes meanwhile leaves the list as it is.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [data, refused]);

  const trying = async (at?: string) => {
    setBusy(true);
    await data.sync.retry(at).catch(() => {});
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
