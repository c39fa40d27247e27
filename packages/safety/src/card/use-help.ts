import { useData } from '@mooring/data';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Help } from '../helplines/help.ts';

/** Loads the table of helplines. */
export const loadHelp = () => import('../helplines/help.ts');

/** The help for the chosen country; null until the table has loaded. */
export function useHelp(): Help | null {
  const { safety } = useData();
  const country = useSyncExternalStore(
    safety.country.subscribe,
    safety.country.getState,
    safety.country.getState,
  );
  const [help, setHelp] = useState<Help | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = () =>
      void loadHelp().then(
        ({ helpFor }) => isCurrent && setHelp(helpFor(country)),
        () => undefined,
      );
    load();
    addEventListener('online', load);
    return () => {
      isCurrent = false;
      removeEventListener('online', load);
    };
  }, [country]);
  return help;
}
