import { useData } from '@mooring/data';
import { useSyncExternalStore } from 'react';

/** How things stand with the other devices, always the latest. */
export function useSyncState() {
  const { sync } = useData();
  return useSyncExternalStore(sync.subscribe, sync.state);
}
