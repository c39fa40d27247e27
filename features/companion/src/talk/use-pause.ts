import { useData, useLive } from '@mooring/data';
import { pauseIsDue } from './day-use.ts';

/** Whether the thought of a pause is due today. */
export function usePause(): { due: boolean; putAway(): void } {
  const data = useData();
  const live = useLive(({ records }) => records.get('companion-day'), ['user_data']);
  const day = live.status === 'ready' ? live.value : null;
  async function putAway() {
    if (!day) return;
    try {
      await data.records.change('companion-day', (before) => ({
        ...(before ?? day),
        pauseOffered: true,
      }));
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  }
  return { due: pauseIsDue(day, data.env.now()), putAway: () => void putAway() };
}
