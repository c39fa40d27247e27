import type { ActiveAlert, Safety } from '@mooring/data';
import { type ComponentType, useEffect, useState } from 'react';
import { loadHelp } from './use-help.ts';

type AlertCardComponent = ComponentType<{ alert: ActiveAlert }>;

/** The card's component, once it is needed and has loaded. After a failure it loads when there is a connection again. */
export function useLazyAlertCard(isNeeded: boolean): AlertCardComponent | null {
  const [loaded, setLoaded] = useState<{ AlertCard: AlertCardComponent } | null>(null);
  const isMissing = isNeeded && loaded === null;
  useEffect(() => {
    if (!isMissing) return;
    const load = () => void loadAlertCard().then(setLoaded, () => undefined);
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isMissing]);
  return loaded?.AlertCard ?? null;
}

const loadAlertCard = () => import('./alert-card.tsx');

/** Loads the screening and the card when writing begins, so that both are there if the connection is gone later. */
export function usePreloadOnWriting(safety: Safety): void {
  useEffect(() => {
    const preload = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      removeEventListener('focusin', preload);
      safety.preload();
      void Promise.allSettled([loadAlertCard(), loadHelp()]);
    };
    addEventListener('focusin', preload);
    return () => removeEventListener('focusin', preload);
  }, [safety]);
}
