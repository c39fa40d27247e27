import { useData, useRecoveryState } from '@mooring/data';

/** What the device says about words that were not where they should be. */
export function useRecovery() {
  const { recovery } = useData();
  const state = useRecoveryState();
  return {
    restoring: state.status === 'restoring' ? state : null,
    outcome: state.status === 'restored' || state.status === 'lost' ? state : null,
    close: () => recovery.setState({ status: 'none' }, true),
  };
}
