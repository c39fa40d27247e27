import { type RecordValues, useData, useLive } from '@mooring/data';

type Settings = RecordValues['settings'];

/** What the person chose, live, and the way to change a part of it. Null until it is known. */
export function useSettings() {
  const { records, notices } = useData();
  const kept = useLive((data) => data.records.get('settings'), ['user_data']);
  return {
    settings: kept.status === 'ready' ? (kept.value ?? {}) : null,
    change(part: Settings) {
      records
        .change('settings', (before) => ({ ...before, ...part }))
        .catch((error) => notices.fail(error, 'store.failed'));
    },
  };
}
