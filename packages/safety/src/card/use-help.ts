import { useChosenCountry } from '@mooring/data';
import { useEffect, useState } from 'react';
import type { Help } from '../helplines/help.ts';

/** Loads the table of helplines. */
export const loadHelp = () => import('../helplines/help.ts');

/** The help for the chosen country; null until the table has loaded. */
export function useHelp(): Help | null {
  const country = useChosenCountry();
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
