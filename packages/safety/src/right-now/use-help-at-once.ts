import { useChosenCountry } from '@mooring/data';
import { useMemo } from 'react';
import { type Help, helpFor } from '../helplines/help.ts';

/** The help for the chosen country. The page brings the table along, so that no number moves what is being pressed. */
export function useHelpAtOnce(): Help {
  const country = useChosenCountry();
  return useMemo(() => helpFor(country), [country]);
}
