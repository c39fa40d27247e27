import { type InstallWay, useData, useInstallWay } from '@mooring/data';
import { useState } from 'react';

/** How Mooring gets onto this device's home screen, and whether the browser's question has just been declined. */
export function useInstall(): { way: InstallWay; declined: boolean; ask(): Promise<void> } {
  const { install } = useData();
  const way = useInstallWay();
  const [declined, setDeclined] = useState(false);
  return {
    way,
    declined,
    ask: async () => setDeclined(!(await install.ask())),
  };
}
