import { useData } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useState } from 'react';

/** What the service sent and was not taken over: to be downloaded, or removed from this device. */
export function useHeldRows() {
  const { quarantine, notices, sync } = useData();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => notices.fail(error, 'store.failed'));
    setBusy(false);
  };
  return {
    busy,
    download: () =>
      run(async () => {
        const json = await quarantine.downloadHeld();
        downloadFile('mooring-held.json', new Blob([json], { type: 'application/json' }));
      }),
    remove: () =>
      run(async () => {
        await quarantine.removeHeld();
        await sync.now();
      }),
  };
}
