import { useEffect, useState } from 'react';
import { useData } from './data-context.tsx';

/** ms between two looks at the clock. */
const checkEvery = 60_000;

/** The time, live to the minute, and looked at anew whenever the page comes into view. For a day there is `useDay`. */
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
