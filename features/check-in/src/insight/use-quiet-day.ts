import { useData, useLive } from '@mooring/data';

/** 'Not today': the person asked for prompts, garden and insights to wait until tomorrow. */
export type QuietDay = { status: 'unknown' } | { status: 'no' } | { status: 'yes'; end(): void };

/** Whether `day` (yyyy-MM-dd) is to stay quiet. Where that cannot be read it is not. */
export function useQuietDay(day: string): QuietDay {
  const data = useData();
  const settings = useLive(({ records }) => records.get('settings'), ['user_data'], day);
  if (settings.status === 'loading') return { status: 'unknown' };
  if (settings.status === 'failed' || settings.value?.quietDay !== day) return { status: 'no' };
  return {
    status: 'yes',
    end() {
      data.records
        .change('settings', (before) => {
          const { quietDay: _ended, ...rest } = before ?? {};
          return rest;
        })
        .catch((error: unknown) => data.notices.fail(error, 'store.failed'));
    },
  };
}
