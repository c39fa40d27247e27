import { useEffect, useState } from 'react';
import { useData } from './data-context.tsx';

/** The longest a page waits before it looks at the clock again, in ms: a clock or a zone may be changed at any time. */
const lookEvery = 30_000;

/** Today as yyyy-MM-dd of the local calendar, live: also past midnight, after a sleep, and when clock or zone change. */
export function useDay(): string {
  const { env } = useData();
  const [today, setToday] = useState(() => dayOf(env.now()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = env.now();
      setToday(dayOf(now));
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

/** By hand: the page that asks has no date library yet. */
function dayOf(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const year = String(time.getFullYear()).padStart(4, '0');
  return `${year}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
