import { useData } from '@mooring/data';
import { startOfDay } from 'date-fns';
import { useEffect, useState } from 'react';

/** The start of today, which may have become another day when a page left open is looked at again. */
export function useToday(): Date {
  const { env } = useData();
  const [today, setToday] = useState(() => startOfDay(env.now()));

  useEffect(() => {
    function look() {
      const now = startOfDay(env.now());
      setToday((day) => (day.getTime() === now.getTime() ? day : now));
    }
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [env]);

  return today;
}
