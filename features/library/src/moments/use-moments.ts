import {
  type ListResult,
  type Live,
  type Moment,
  useData,
  useLive,
  useRemoveMoment,
} from '@mooring/data';

export type Moments = {
  list: Live<ListResult<Moment>>;
  /** Deletes a moment and offers to bring it back. */
  remove(moment: Moment): Promise<void>;
  /** Deletes those that cannot be opened. There is no way back. */
  removeUnreadable(ids: readonly string[]): Promise<void>;
};

export function useMoments(): Moments {
  const data = useData();
  const remove = useRemoveMoment();
  const list = useLive(({ moments }) => moments.list(), ['saved_moments']);

  async function removeUnreadable(ids: readonly string[]) {
    try {
      for (const id of ids) await data.moments.remove(id);
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  }

  return { list, remove, removeUnreadable };
}
