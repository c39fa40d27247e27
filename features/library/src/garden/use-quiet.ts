import { useDay, useLive } from '@mooring/data';

/** Whether the garden waits until tomorrow: while that is being found out, and on a day the person asked for quiet. */
export function useQuiet(): boolean {
  const day = useDay();
  const settings = useLive(({ records }) => records.get('settings'), ['user_data']);
  if (settings.status === 'failed') return false;
  return settings.status === 'loading' || settings.value?.quietDay === day;
}
