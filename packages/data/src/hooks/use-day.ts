import { isoDay } from '@mooring/contract';
import { useEffect, useState } from 'react';
import { useData } from './data-context.tsx';

/** The longest a page waits before it looks at the clock again, in ms: a clock or a zone may be changed at any time. */
const lookEvery = 30_000;

/** Today as yyyy-MM-dd of the local calendar, live: also past midnight, after a sleep, and when clock or zone change. */
export function useDay(): string {
  const { env } = useData();
  const [today, setToday] = useState(() => isoDay(env.now()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = env.now();
      setToday(isoDay(now));
      clearTimeout(timer);
      const midnight = new Date(now).setHours(24, 0, 0, 0);
      timer = setTimeout(look, Math.min(midnight - now.getTime(), lookEvery));
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [env]);

  return today;
}
