import type { Moment } from '../repositories/moments.ts';
import { useData } from './data-context.tsx';

/** Deletes a moment and offers to bring it back. A failure is said and not thrown. */
export function useRemoveMoment(): (moment: Moment) => Promise<void> {
  const { moments, notices } = useData();
  const restore = (moment: Moment) =>
    moments.restore(moment).catch((error: unknown) => notices.fail(error, 'store.failed'));
  return async (moment) => {
    try {
      if (!(await moments.remove(moment.id))) return;
      const action = { label: 'Undo', run: () => void restore(moment) };
      notices.say('moment.deleted', { action });
    } catch (error) {
      notices.fail(error, 'store.failed');
    }
  };
}
