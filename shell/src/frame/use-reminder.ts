import { paths } from '@mooring/contract';
import { useLocation, useNavigate } from '@mooring/contract/router';
import { type LiveSettings, type Settings, useData, useDay } from '@mooring/data';
import { useEffect, useRef } from 'react';
import { isQuietPlace } from '../quiet-places.ts';

/** 'Daily writing reminders' while a session is open. What it takes is fetched only by those who chose a time. */
export function useReminder({ settings }: LiveSettings<Settings>) {
  const data = useData();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const today = useDay();
  const at = settings.reminderAt;
  const quiet = settings.quietDay === today || isQuietPlace(pathname);
  const latest = useRef({ quiet, navigate });
  latest.current = { quiet, navigate };

  useEffect(() => {
    if (at === null) return;
    let stop: (() => void) | undefined;
    let here = true;
    const watch = async () => {
      const { watchReminder } = await import('./watch-reminder.ts');
      if (!here) return;
      stop = watchReminder({
        data,
        at,
        isQuiet: () => latest.current.quiet,
        onWrite: () => void latest.current.navigate(paths.write.to()),
      });
    };
    // Without a connection it may not come; the next visit tries again.
    watch().catch(() => {});
    return () => {
      here = false;
      stop?.();
    };
  }, [at, data]);
}
