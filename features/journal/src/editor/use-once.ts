import { keyOf } from '@mooring/contract';
import { type Data, type Live, useData, useSession } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

/**
 * Runs `query` once the session is known, and again under another `key` or by `retry`. Unlike `useLive`, its answer stays what it
 * is when the data change.
 */
export function useOnce<T>(query: (data: Data) => Promise<T>, key: string): Live<T> {
  const data = useData();
  const starting = useSession().status === 'starting';
  const latestQuery = useRef(query);
  latestQuery.current = query;
  const [live, setLive] = useState<Live<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (starting) return;
    let wanted = true;
    const settle = (next: Live<T>) => {
      if (wanted) setLive(next);
    };
    settle({ status: 'loading' });
    latestQuery.current(data).then(
      (value) => settle({ status: 'ready', value }),
      (error: unknown) =>
        settle({
          status: 'failed',
          key: keyOf(error, 'store.unavailable'),
          retry: () => setAttempt(attempt + 1),
        }),
    );
    return () => {
      wanted = false;
    };
  }, [data, key, starting, attempt]);

  return live;
}
