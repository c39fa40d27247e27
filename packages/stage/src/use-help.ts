import {
  type Help,
  type Live,
  type RecordValues,
  useChosenCountry,
  useData,
  useLive,
} from '@mooring/data';
import { useEffect, useState } from 'react';

/** Where help is; null until the table is there. Follows the chosen country. */
export function useHelp(): Help | null {
  const { safety } = useData();
  const country = useChosenCountry();
  const [found, setFound] = useState<{ country: string | null; help: Help } | null>(null);
  useEffect(() => {
    let current = true;
    const load = () =>
      void safety.help().then(
        (help) => current && setFound({ country, help }),
        () => undefined,
      );
    load();
    addEventListener('online', load);
    return () => {
      current = false;
      removeEventListener('online', load);
    };
  }, [safety, country]);
  return found?.help ?? null;
}

export type TrustedPerson = RecordValues['trusted-person'];
export type SafetyPlan = RecordValues['safety-plan'];

export const useTrustedPerson = (): Live<TrustedPerson | null> =>
  useLive(({ records }) => records.get('trusted-person'), ['user_data']);

export const useSafetyPlan = (): Live<SafetyPlan | null> =>
  useLive(({ records }) => records.get('safety-plan'), ['user_data']);
