import { useLive } from '@mooring/data';

/** Ids of moments that two devices changed at the same time, so that both versions were kept. */
export function useConflictingMoments(): ReadonlySet<string> {
  const live = useLive(({ moments }) => moments.conflictCopies(), ['saved_moments', 'user_data']);
  return new Set(live.status === 'ready' ? live.value : []);
}
