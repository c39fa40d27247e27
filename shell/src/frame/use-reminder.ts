import { paths } from '@mooring/contract';
import { useLocation, useNavigate } from '@mooring/contract/router';
import { type LiveSettings, type Settings, useData, useDay } from '@mooring/data';
import { useEffect, useRef } from 'react';
import { isUninterruptedPage } from '../uninterrupted-pages.ts';

/** 'Daily writing reminders' while a session is open. Its code is loaded only where a time was chosen. */
export function useReminder({ settings }: LiveSettings<Settings>) {
  const data = useData();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const today = useDay();
  const at = settings.reminderAt;
  const quiet = settings.quietDay === today || isUninterruptedPage(pathname);
  const latest = useRef({ quiet, navigate });
  latest.current = { quiet, navigate };

  useEffect(() => {
    if (at === null) return;
    let stop: (() => void) | undefined;
    let isMounted = true;
    const watch = async () => {
      const { watchReminder } = await import('./watch-reminder.ts');
      if (!isMounted) return;
      stop = watchReminder({
        data,
        at,
        isQuiet: () => latest.current.quiet,
        onWrite: () => void latest.current.navigate(paths.write.to()),
      });
    };
    // Offline the code may not load; the next visit tries again.
    watch().catch(() => {});
    return () => {
      isMounted = false;
      stop?.();
    };
  }, [at, data]);
}
