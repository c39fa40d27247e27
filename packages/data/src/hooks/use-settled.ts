import { useCallback, useEffect, useRef } from 'react';

export type Settled<T> = {
  /** Keeps the value once nothing newer has come for a while. */
  soon(value: T): void;
  /** Keeps the value at once. */
  now(value: T): void;
  /** Forgets a value that is still waiting. */
  forget(): void;
};

/** Keeps what is typed a moment after typing rests, and in any case before the page is left. */
export function useSettled<T>(keep: (value: T) => void, rest = 400): Settled<T> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<{ value: T } | null>(null);
  const latestKeep = useRef(keep);

  useEffect(() => {
    latestKeep.current = keep;
  }, [keep]);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const held = waiting.current;
    waiting.current = null;
    if (held) latestKeep.current(held.value);
  }, []);

  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return {
    soon(value) {
      waiting.current = { value };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, rest);
    },
    now(value) {
      waiting.current = { value };
      flush();
    },
    forget() {
      clearTimeout(timer.current);
      waiting.current = null;
    },
  };
}
