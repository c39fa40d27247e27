import { useEffect, useState } from 'react';
import { useData } from './data-context.tsx';

/** ms between two looks at the clock. */
const lookEvery = 60_000;

/** The time, live to the minute, and looked at anew whenever the page comes into view. For a day there is `useDay`. */
export function useNow(): Date {
  const { env } = useData();
  const [now, setNow] = useState(() => env.now());
  useEffect(() => {
    const look = () => setNow(env.now());
    const timer = setInterval(look, lookEvery);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [env]);
  return now;
}
