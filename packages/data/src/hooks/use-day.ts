import { isoDay } from '@mooring/contract';
import { addDays, startOfDay } from 'date-fns';
import { useEffect, useState } from 'react';
import { useData } from './data-context.tsx';

/** ms between two checks of the clock: the clock or the time zone may change at any time. */
const checkEvery = 30_000;

/** Today as local yyyy-MM-dd, live: updates at midnight, after sleep, and when the clock or time zone changes. */
export function useDay(): string {
  const { env } = useData();
  const [today, setToday] = useState(() => isoDay(env.now()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const now = env.now();
      setToday(isoDay(now));
      clearTimeout(timer);
      const midnight = startOfDay(addDays(now, 1));
      timer = setTimeout(update, Math.min(midnight.getTime() - now.getTime(), checkEvery));
    };
    update();
    document.addEventListener('visibilitychange', update);
    window.addEventListener('focus', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('focus', update);
    };
  }, [env]);

  return today;
}
