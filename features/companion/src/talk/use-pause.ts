import { useData, useLive } from '@mooring/data';
import { isPauseDue } from './daily-usage.ts';

/** Whether to suggest a pause today. */
export function usePause(): { due: boolean; dismiss(): void } {
  const data = useData();
  const live = useLive(({ records }) => records.get('companion-day'), ['user_data']);
  const day = live.status === 'ready' ? live.value : null;
  async function dismiss() {
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
  return { due: isPauseDue(day, data.env.now()), dismiss: () => void dismiss() };
}
