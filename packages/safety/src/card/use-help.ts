import { type Live, type RecordValues, useChosenCountry, useLive } from '@mooring/data';
import { useEffect, useState } from 'react';
import type { Help } from '../helplines/help.ts';

/** The table of helplines, once it is needed. */
export const loadHelp = () => import('../helplines/help.ts');

/** Where help is; null until the table is there. Follows the chosen country. */
export function useHelp(): Help | null {
  const country = useChosenCountry();
  const [found, setFound] = useState<{ country: string | null; help: Help } | null>(null);
  useEffect(() => {
    let current = true;
    const load = () =>
      void loadHelp().then(
        ({ helpFor }) => current && setFound({ country, help: helpFor(country) }),
        () => undefined,
      );
    load();
    addEventListener('online', load);
    return () => {
      current = false;
      removeEventListener('online', load);
    };
  }, [country]);
  return found?.help ?? null;
}

export type TrustedPerson = RecordValues['trusted-person'];
export type SafetyPlan = RecordValues['safety-plan'];

export const useTrustedPerson = (): Live<TrustedPerson | null> =>
  useLive(({ records }) => records.get('trusted-person'), ['user_data']);

export const useSafetyPlan = (): Live<SafetyPlan | null> =>
  useLive(({ records }) => records.get('safety-plan'), ['user_data']);
