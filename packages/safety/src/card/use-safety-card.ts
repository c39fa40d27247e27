import type { ActiveAlert, Safety } from '@mooring/data';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { loadHelp } from './use-help.ts';

export function useStanding({ alert }: Safety): ActiveAlert | null {
  return useSyncExternalStore(alert.subscribe, alert.getState, nothing);
}

const nothing = () => null;

type Card = ComponentType<{ standing: ActiveAlert }>;

/** The card's own code, once it is needed and could be loaded. Without a connection it is tried again when there is one. */
export function useLoadedCard(needed: boolean): Card | null {
  const [card, setCard] = useState<{ Card: Card } | null>(null);
  const wanted = needed && card === null;
  useEffect(() => {
    if (!wanted) return;
    const load = () => void loadCard().then(setCard, () => undefined);
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [wanted]);
  return card?.Card ?? null;
}

const loadCard = async () => ({ Card: (await import('./safety-card-open.tsx')).OpenCard });

/** Loads screening and the card when writing begins, so that both are there if the connection is gone later. */
export function useWarmOnWriting(safety: Safety): void {
  useEffect(() => {
    const warm = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      removeEventListener('focusin', warm);
      safety.preload();
      void Promise.allSettled([loadCard(), loadHelp()]);
    };
    addEventListener('focusin', warm);
    return () => removeEventListener('focusin', warm);
  }, [safety]);
}
