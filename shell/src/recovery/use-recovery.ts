import { useData, useRecoveryState } from '@mooring/data';

/** The state of the recovery of lost rows. */
export function useRecovery() {
  const { recovery } = useData();
  const state = useRecoveryState();
  return {
    restoring: state.status === 'restoring' ? state : null,
    outcome: state.status === 'none' || state.status === 'restoring' ? null : state,
    close: () => recovery.setState({ status: 'none' }, true),
  };
}
