import { type RecordValues, useData, useLive } from '@mooring/data';

type Settings = RecordValues['settings'];

/** What the person chose, live, and the way to change a part of it. */
export function useSettings() {
  const { records, notices } = useData();
  const kept = useLive((data) => data.records.get('settings'), ['user_data']);
  return {
    settings: (kept.status === 'ready' && kept.value) || none,
    /** `part` sees what is kept, which may be newer than what is shown. */
    change(part: (before: Settings) => Settings) {
      records
        .change('settings', (before) => ({ ...before, ...part(before ?? {}) }))
        .catch((error) => notices.fail(error, 'store.failed'));
    },
  };
}

const none: Settings = {};
