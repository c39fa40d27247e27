import { useData, useLive } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useState } from 'react';

/** What the service sent and was not taken over: to be kept as entries where it can be read, downloaded, or removed from this device. */
export function useHeldRows() {
  const { quarantine, notices, sync } = useData();
  const [busy, setBusy] = useState(false);
  const live = useLive(({ quarantine: held }) => held.heldEntries(), ['user_data']);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => notices.fail(error, 'store.failed'));
    setBusy(false);
  };
  return {
    busy,
    entries: live.status === 'ready' ? live.value : [],
    keep: () =>
      run(async () => {
        await quarantine.keepHeldEntries();
        notices.say('held.kept');
        await sync.now();
      }),
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
