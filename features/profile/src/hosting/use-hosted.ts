import { useData } from '@mooring/data';
import { useSyncExternalStore } from 'react';

/** How this tab stands with the hosted service, always the latest. */
export function useHosted() {
  const { hosted } = useData();
  return useSyncExternalStore(hosted.state.subscribe, () => hosted.state.getState().status);
}
