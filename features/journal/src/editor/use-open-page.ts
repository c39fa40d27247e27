import { keyOf, type MessageKey } from '@mooring/contract';
import { useData, useSession } from '@mooring/data';
import { useEffect, useState } from 'react';
import { type OpenPage, openPage, type PageTarget } from './open-page.ts';

export type PageOpening =
  | { status: 'opening' }
  | { status: 'missing' }
  /** `retry` is null where trying again cannot help: the entry itself will not open. */
  | { status: 'failed'; key: MessageKey; retry: (() => void) | null }
  | { status: 'ready'; page: OpenPage };

/** Opens a page once. It is not a live query, so that no other tab changes what is being written. */
export function useOpenPage({ entryId, prompt, ownPrompt = '', day }: PageTarget): PageOpening {
  const data = useData();
  const starting = useSession().status === 'starting';
  const [opening, setOpening] = useState<PageOpening>({ status: 'opening' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (starting) return;
    let wanted = true;
    const settle = (next: PageOpening) => {
      if (wanted) setOpening(next);
    };
    settle({ status: 'opening' });
    openPage(data, { entryId, prompt, ownPrompt, day }).then(
      (page) => settle(page ? { status: 'ready', page } : { status: 'missing' }),
      (error: unknown) => {
        const key = keyOf(error, 'store.unavailable');
        const closed = key === 'entry.unreadable';
        settle({ status: 'failed', key, retry: closed ? null : () => setAttempt(attempt + 1) });
      },
    );
    return () => {
      wanted = false;
    };
  }, [data, entryId, prompt, ownPrompt, day, starting, attempt]);

  return opening;
}
