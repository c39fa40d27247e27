import { useEffect, useRef } from 'react';

type Watcher = { onclose: (() => void) | null; destroy(): void };
type WithWatcher = { CloseWatcher?: new () => Watcher };

/**
 * The back button or gesture of a phone closes what is open, where the browser tells (`CloseWatcher`), instead of leaving
 * the page behind it.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const { CloseWatcher } = globalThis as WithWatcher;
    if (!open || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, [open]);
}
