import { useData } from '@mooring/data';
import { useSyncExternalStore } from 'react';

/** What the device says about words that were not where they should be. */
export function useRecovery() {
  const { recovery } = useData();
  const state = useSyncExternalStore(recovery.subscribe, recovery.getState, recovery.getState);
  return {
    restoring: state.status === 'restoring' ? state : null,
    outcome: state.status === 'restored' || state.status === 'lost' ? state : null,
    close: () => recovery.setState({ status: 'none' }, true),
  };
}
