import { useData } from '@mooring/data';
import { format } from 'date-fns';
import { useEffect, useState } from 'react';

/** Today as yyyy-MM-dd, which may have become another day when a page left open is looked at again. */
export function useToday(): string {
  const { env } = useData();
  const [today, setToday] = useState(() => format(env.now(), 'yyyy-MM-dd'));

  useEffect(() => {
    const look = () => setToday(format(env.now(), 'yyyy-MM-dd'));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [env]);

  return today;
}
