import { keyOf, type MessageKey } from '@mooring/contract';
import type { Table } from '@mooring/storage';
import { useEffect, useRef, useState } from 'react';
import type { Data } from '../data.ts';
import { useData } from './data-context.tsx';

/** The result of a live query so far. */
export type Live<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; key: MessageKey; retry(): void };

/**
 * Runs `query` now, after every change of `tables` in any tab, when the session opens or closes, and when `key`
 * changes. The last result stays while the next one loads, except under another `key`. Outdated results are dropped.
 */
export function useLive<T>(
  query: (data: Data) => Promise<T>,
  tables: readonly Table[],
  key = '',
): Live<T> {
  const data = useData();
  const latestQuery = useRef(query);
  latestQuery.current = query;
  const watched = tables.join();
  const [answer, setAnswer] = useState<{ key: string; live: Live<T> }>({
    key,
    live: { status: 'loading' },
  });

  useEffect(() => {
    const isStarting = () => data.session.getState().status === 'starting';
    let latestRequest = 0;
    /** Was asked while the session was being read, and has no answer yet. */
    let waitsForSession = false;
    const ask = async () => {
      latestRequest += 1;
      const request = latestRequest;
      waitsForSession = isStarting();
      const live = await latestQuery.current(data).then(
        (value): Live<T> => ({ status: 'ready', value }),
        (error: unknown): Live<T> => ({
          status: 'failed',
          key: keyOf(error, 'store.failed'),
          retry,
        }),
      );
      if (request !== latestRequest) return;
      waitsForSession = false;
      setAnswer({ key, live });
    };
    const retry = () => void ask();
    const stop = data.watch(watched.split(',') as Table[], () => {
      // The repositories wait for the session, so its answer is not asked for twice when a page starts.
      const isUnderWay = waitsForSession && !isStarting();
      waitsForSession = false;
      if (!isUnderWay) retry();
    });
    retry();
    return () => {
      latestRequest = Number.POSITIVE_INFINITY;
      stop();
    };
  }, [data, key, watched]);

  return answer.key === key ? answer.live : { status: 'loading' };
}
