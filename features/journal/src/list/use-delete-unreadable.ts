import { useData } from '@mooring/data';

/** Deletes an entry that cannot be opened. There is no way back: what cannot be read cannot be written again. */
export function useDeleteUnreadable(id: string) {
  const { entries, notices } = useData();
  return async () => {
    try {
      await entries.remove(id);
    } catch (error) {
      notices.fail(error, 'store.failed');
    }
  };
}
