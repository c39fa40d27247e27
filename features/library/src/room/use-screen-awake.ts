import { useEffect } from 'react';

/** Keeps the screen from going dark, where the browser can. The browser ends that when the page is hidden: it is asked again. */
export function useScreenAwake(awake: boolean): void {
  useEffect(() => {
    if (!awake || !('wakeLock' in navigator)) return;
    const { wakeLock } = navigator;
    const ask = () => wakeLock.request('screen').catch(() => undefined);
    let lock = ask();
    const again = () => {
      if (document.visibilityState === 'visible') lock = ask();
    };
    document.addEventListener('visibilitychange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      void lock.then((held) => held?.release()).catch(() => undefined);
    };
  }, [awake]);
}
