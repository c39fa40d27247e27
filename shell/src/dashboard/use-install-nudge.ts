import { type InstallWay, useData, useInstallWay, useSession } from '@mooring/data';
import { useEffect, useState } from 'react';

export type InstallNudge = {
  way: Exclude<InstallWay, 'none' | 'installed'>;
  ask(): void;
  putAway(): void;
};

/**
 * The suggestion to install the app, from the third day of use until it is answered. Days are counted once something is kept here:
 * before the first word nothing is stored (`checkActivity` says why).
 */
export function useInstallNudge(day: string): InstallNudge | null {
  const { install } = useData();
  const way = useInstallWay();
  const { status } = useSession();
  const isKept = status === 'open' || status === 'locked';
  const [due, setDue] = useState(false);

  // It may become due when the browser offers to install.
  useEffect(() => setDue(isKept && install.noteDayOfUse(day)), [install, isKept, day, way]);

  if (!due || way === 'none' || way === 'installed') return null;
  const putAway = () => {
    install.dismiss();
    setDue(false);
  };
  return {
    way,
    putAway,
    // Accepting and refusing both answer the suggestion.
    ask: () => void install.ask().then(putAway),
  };
}
