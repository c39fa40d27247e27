import { useEffect, useRef, useState } from 'react';
import type { DraftValue } from '../repositories/drafts.ts';
import { useData } from './data-context.tsx';
import { createDraftAutosave, type DraftAutosave, type DraftState } from './draft-autosave.ts';
import { useSession } from './use-stores.ts';

type Options<K extends string> = {
  /** Whether this says more than there was when it was opened. What does not leaves no draft. Everything, unless said. */
  worthKeeping?(value: DraftValue<K>): boolean;
};

/**
 * Keeps what is typed on a screen, and gives back what was kept before. It is kept after a short pause, at the latest three
 * seconds after the first letter, and at once when the page is hidden, closed or left. A failure is said once, and tried
 * again with the next change. `key` is the draft's, and stays the same for as long as the screen is there.
 */
export function useDraft<K extends string>(
  key: K,
  options: Options<K> = {},
): DraftAutosave<DraftValue<K>> & {
  /** Undefined while it is being opened, null when there is none. One that does not open is set aside, not written over. */
  found: DraftValue<K> | null | undefined;
} {
  const { drafts, notices, session } = useData();
  const { status } = useSession();
  const [found, setFound] = useState<DraftValue<K> | null>();
  const said = useRef(false);
  const gone = useRef(false);
  const { keeper: autosave } = useDraftAutosave(key, {
    ...options,
    onState(state, failure) {
      // A session that closed took the screen with it, and has said so.
      if (gone.current && session.getState().status !== 'open') return;
      // Once: what was typed is still on the screen, and a toast for every letter would bury it.
      if (state === 'failed' && !said.current) notices.fail(failure, 'store.failed');
      if (state !== 'waiting') said.current = state === 'failed';
    },
  });

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  // Again when the session opens or closes: some pages stay there while it is locked.
  useEffect(() => {
    if (status === 'starting') return;
    let latest = true;
    const open = (draft: DraftValue<K> | null) => latest && setFound(() => draft);
    // A draft that will not open is not worth stopping anyone for.
    drafts.get(key).then(open, () => open(null));
    return () => {
      latest = false;
    };
  }, [drafts, key, status]);

  return { ...autosave, found };
}

/** The keeper of `useDraft` alone, for a screen that opens its draft and shows its failures itself. */
export function useDraftAutosave<K extends string>(
  key: K,
  options: Options<K> & { onState?(state: DraftState, failure: unknown): void },
): { keeper: DraftAutosave<DraftValue<K>>; state: DraftState } {
  const { drafts } = useData();
  const [state, setState] = useState<DraftState>('untouched');
  const [refused, setRefused] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  const [keeper] = useState(() =>
    createDraftAutosave({
      drafts,
      key,
      worthKeeping: (value) => latest.current.worthKeeping?.(value) ?? true,
      onState(next, failure) {
        setState(next);
        if (next !== 'waiting') setRefused(next === 'failed');
        latest.current.onState?.(next, failure);
      },
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
    if (!refused) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [refused]);

  return { keeper, state };
}
