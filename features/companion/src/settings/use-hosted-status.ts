import { useData } from '@mooring/data';
import { useSyncExternalStore } from 'react';

/** How this tab stands with the hosted service, as a key for what depends on it. */
export function useHostedStatus(): string {
  const { state } = useData().hosted;
  return useSyncExternalStore(state.subscribe, () => state.getState().status);
}
