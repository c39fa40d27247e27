import { isoDay } from '@mooring/contract';
import { useData, useSyncState } from '@mooring/data';
import { downloadText } from '@mooring/ui/bundled';
import { useEffect, useState } from 'react';
import { type RefusedItem, refusedItems, refusedText } from './refused-items.ts';

/** The rows that the server refused: listed with their reason, to be retried or downloaded as text. */
export function useRefused() {
  const data = useData();
  const { refused } = useSyncState();
  const [items, setItems] = useState<RefusedItem[]>([]);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isMounted = true;
    const load = refused > 0 ? refusedItems(data) : Promise.resolve([]);
    load.then(
      (found) => isMounted && setItems(found),
      // A session that closes meanwhile leaves the list as it is.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [data, refused]);

  const retry = async (key?: string) => {
    setBusy(true);
    await data.sync.retryRefused(key).catch(() => {});
    setBusy(false);
  };
  return {
    items,
    busy,
    retryOne: (key: string) => retry(key),
    retryAll: () => retry(),
    save() {
      const day = isoDay(data.env.now());
      downloadText(`mooring-not-synced-${day}.txt`, refusedText(items));
    },
  };
}
