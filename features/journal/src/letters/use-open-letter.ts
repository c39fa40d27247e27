import { keyOf, type MessageKey } from '@mooring/contract';
import { isSealed, useData, useDay, useSession } from '@mooring/data';
import { useEffect, useState } from 'react';
import { type OpenLetter, openLetter } from './open-letter.ts';

type Opening =
  | { status: 'opening' | 'missing' }
  /** `retry` is null where trying again cannot help: the letter itself will not open. */
  | { status: 'failed'; key: MessageKey; retry: (() => void) | null }
  | { status: 'ready'; page: OpenLetter };

export type LetterOpening = Opening | { status: 'sealed'; id: string; until: string };

/** Opens a letter once. It is not a live query, so that no other tab changes what is being written. */
export function useOpenLetter(
  id: string,
  beginning: string,
): { opening: LetterOpening; reopen(): void } {
  const data = useData();
  const today = useDay();
  const starting = useSession().status === 'starting';
  const [opening, setOpening] = useState<Opening>({ status: 'opening' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (starting) return;
    let wanted = true;
    const settle = (next: Opening) => {
      if (wanted) setOpening(next);
    };
    settle({ status: 'opening' });
    openLetter(data, id, beginning).then(
      (page) => settle(page ? { status: 'ready', page } : { status: 'missing' }),
      (error: unknown) => {
        const key = keyOf(error, 'store.unavailable');
        const retry = key === 'vault.unreadable' ? null : () => setAttempt(attempt + 1);
        settle({ status: 'failed', key, retry });
      },
    );
    return () => {
      wanted = false;
    };
  }, [data, id, beginning, starting, attempt]);

  const base = opening.status === 'ready' ? opening.page.base : null;
  const until = base?.sealedUntil;
  const sealed = base && until !== undefined && isSealed(base, today);
  return {
    opening: sealed ? { status: 'sealed', id: base.id, until } : opening,
    reopen: () => setAttempt(attempt + 1),
  };
}
