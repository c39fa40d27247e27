import { useData } from '@mooring/data';
import { useEffect, useState } from 'react';
import { createDraftKeeper, type DraftKeeper, type DraftState } from './draft-keeper.ts';
import { sameFields } from './entry-fields.ts';
import type { OpenPage } from './open-page.ts';

/** A draft keeper for an open page that keeps at once when the page is hidden, closed or left. */
export function useDraftKeeper(page: OpenPage): { keeper: DraftKeeper; state: DraftState } {
  const { drafts } = useData();
  const [state, setState] = useState<DraftState>('untouched');
  const [keeper] = useState(() =>
    createDraftKeeper({
      drafts,
      key: page.draftKey,
      worthKeeping: (fields) => !sameFields(fields, page.untouched),
      onState: setState,
    }),
  );

  useEffect(() => {
    const flush = () => void keeper.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [keeper]);

  useEffect(() => {
    if (state !== 'failed') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [state]);

  return { keeper, state };
}
