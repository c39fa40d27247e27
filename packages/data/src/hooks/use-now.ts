import { useEffect, useState } from 'react';
import { useData } from './data-context.tsx';

/** ms between two updates. */
const checkEvery = 60_000;

/** The current time, updated every minute and when the page becomes visible. For the day use `useDay`. */
export function useNow(): Date {
  const { env } = useData();
  const [now, setNow] = useState(() => env.now());
  useEffect(() => {
    const update = () => setNow(env.now());
    const timer = setInterval(update, checkEvery);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [env]);
  return now;
}
