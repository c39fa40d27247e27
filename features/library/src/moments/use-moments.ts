import { type ListResult, type Live, type Moment, useData, useLive } from '@mooring/data';

export type Moments = {
  list: Live<ListResult<Moment>>;
  /** Deletes a moment and offers to bring it back. */
  remove(moment: Moment): Promise<void>;
  /** Deletes those that cannot be opened. There is no way back. */
  removeUnreadable(ids: readonly string[]): Promise<void>;
};

export function useMoments(): Moments {
  const data = useData();
  const list = useLive(({ moments }) => moments.list(), ['saved_moments']);

  async function restore(moment: Moment) {
    try {
      await data.moments.restore(moment);
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  }

  async function remove(moment: Moment) {
    try {
      const removed = await data.moments.remove(moment.id);
      if (!removed) return;
      data.notices.say('moment.deleted', {
        action: { label: 'Undo', run: () => void restore(moment) },
      });
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  }

  async function removeUnreadable(ids: readonly string[]) {
    try {
      for (const id of ids) await data.moments.remove(id);
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  }

  return { list, remove, removeUnreadable };
}
