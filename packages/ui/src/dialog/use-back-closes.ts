import { useEffect, useRef } from 'react';
import { closeAtBack } from './back-entries.ts';

type Watcher = { onclose: (() => void) | null; destroy(): void };
type WithWatcher = { CloseWatcher?: new () => Watcher };

/**
 * The back button or gesture of a phone closes what is open instead of leaving the page behind it. Where the browser does
 * not tell (`CloseWatcher`), an entry of the history does.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const { CloseWatcher } = globalThis as WithWatcher;
    if (!open) return;
    if (!CloseWatcher) return closeAtBack(() => latest.current());
    const watcher = new CloseWatcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, [open]);
}
