import { useEffect, useRef, useState } from 'react';
import type { DraftValue } from '../repositories/drafts.ts';
import { useData } from './data-context.tsx';
import { createDraftAutosave, type DraftAutosave, type DraftState } from './draft-autosave.ts';
import { useSession } from './use-stores.ts';

type Options<K extends string> = {
  /** Whether the value is worth a draft. If not, the draft is deleted. Default: always. */
  worthKeeping?(value: DraftValue<K>): boolean;
};

/**
 * Saves what is typed on a screen as a draft and returns the draft that was saved before. It saves after a short pause,
 * at the latest three seconds after the first change, and at once when the page is hidden, closed or left. A failure
 * shows one notice and is retried with the next change. `key` must not change while the screen is mounted.
 */
export function useDraft<K extends string>(
  key: K,
  options: Options<K> = {},
): DraftAutosave<DraftValue<K>> & {
  /**
   * Undefined while loading, null if there is none. A draft that cannot be opened is moved aside and not overwritten.
   */
  found: DraftValue<K> | null | undefined;
} {
  const { drafts, notices, session } = useData();
  const { status } = useSession();
  const [found, setFound] = useState<DraftValue<K> | null>();
  const hasNotified = useRef(false);
  const isUnmounted = useRef(false);
  const { autosave } = useDraftAutosave(key, {
    ...options,
    onState(state, failure) {
      // When the session closes the screen goes with it, and the session has shown its own notice.
      if (isUnmounted.current && session.getState().status !== 'open') return;
      // One notice only: the text is still on the screen, and a notice for every key press would hide it.
      if (state === 'failed' && !hasNotified.current) notices.fail(failure, 'store.failed');
      if (state !== 'waiting') hasNotified.current = state === 'failed';
    },
  });

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  // Runs again when the session opens or closes, because some pages stay mounted while it is locked.
  useEffect(() => {
    if (status === 'starting') return;
    let latest = true;
    const open = (draft: DraftValue<K> | null) => latest && setFound(() => draft);
    // A draft that cannot be opened must not stop anyone from writing.
    drafts.get(key).then(open, () => open(null));
    return () => {
      latest = false;
    };
  }, [drafts, key, status]);

  return { ...autosave, found };
}

/** The autosave of `useDraft` alone, for a screen that opens its draft and shows failures by itself. */
export function useDraftAutosave<K extends string>(
  key: K,
  options: Options<K> & { onState?(state: DraftState, failure: unknown): void },
): { autosave: DraftAutosave<DraftValue<K>>; state: DraftState } {
  const { drafts, typing } = useData();
  const [state, setState] = useState<DraftState>('untouched');
  const [refused, setRefused] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  const [autosave] = useState(() =>
    createDraftAutosave({
      drafts,
      key,
      worthKeeping: (value) => latest.current.worthKeeping?.(value) ?? true,
      onState(next, failure) {
        setState(next);
        if (next === 'waiting') typing.began();
        else setRefused(next === 'failed');
        latest.current.onState?.(next, failure);
      },
    }),
  );

  useEffect(() => {
    const flush = () => void autosave.flush();
    const stop = typing.beforeLock(autosave.flush);
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [autosave, typing]);

  useEffect(() => {
    if (!refused) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [refused]);

  return { autosave, state };
}
