import { useData, useLive } from '@mooring/data';

export type Progress = {
  read: ReadonlySet<string>;
  /** Marks a part as read, or as not read. */
  mark(id: string, read: boolean): Promise<void>;
};

/** Which parts of a series a person has been through. */
export function useSeriesProgress(): Progress {
  const data = useData();
  const live = useLive(({ records }) => records.get('library-read'), ['user_data']);
  return {
    read: new Set(live.status === 'ready' ? live.value : []),
    async mark(id, read) {
      try {
        await data.records.change('library-read', (before) => [
          ...(before ?? []).filter((one) => one !== id),
          ...(read ? [id] : []),
        ]);
      } catch (error) {
        data.notices.fail(error, 'store.failed');
      }
    },
  };
}
