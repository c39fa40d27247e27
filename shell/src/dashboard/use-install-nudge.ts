import { type InstallWay, useData, useInstallWay } from '@mooring/data';
import { useEffect, useState } from 'react';

export type InstallNudge = {
  way: Exclude<InstallWay, 'none' | 'installed'>;
  ask(): void;
  putAway(): void;
};

/** The thought of keeping Mooring on the home screen: from the third day of use on, until it is answered. */
export function useInstallNudge(day: string): InstallNudge | null {
  const { install } = useData();
  const way = useInstallWay();
  const [due, setDue] = useState(false);

  // Another way may make it possible.
  useEffect(() => setDue(install.noteDayOfUse(day)), [install, day, way]);

  if (!due || way === 'none' || way === 'installed') return null;
  const putAway = () => {
    install.dismiss();
    setDue(false);
  };
  return {
    way,
    putAway,
    // Whatever the browser's question is answered with, it was answered.
    ask: () => void install.ask().then(putAway),
  };
}
