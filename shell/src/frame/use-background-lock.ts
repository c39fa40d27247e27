import {
  type LiveSettings,
  noteSeen,
  type Settings,
  useData,
  useSession,
  wasInactive,
} from '@mooring/data';
import { useEffect, useRef } from 'react';

const checkInterval = 30_000;

/**
 * 'Keep journal entries private': locks when no tab was in view for five minutes. The time is checked before a tab in view is
 * recorded, so an app that was closed or slept meanwhile opens locked. Any other tab in view keeps it open.
 */
export function useBackgroundLock({ status, settings }: LiveSettings<Settings>) {
  const data = useData();
  const session = useSession();
  const wasClosed = useRef(false);
  const isClosed = session.status === 'locked' || session.status === 'signed-out';
  const open = session.status === 'open' && !session.account.visitor;
  const known = status !== 'loading';
  // Settings that cannot be read may contain it, so they count as yes.
  const shouldLock = status === 'failed' || settings.keepPrivate;

  useEffect(() => {
    if (isClosed) wasClosed.current = true;
    if (!open) return;
    const inView = () => document.visibilityState === 'visible';
    const check = () => {
      const now = data.env.now();
      if (shouldLock && wasInactive(now)) {
        data.accounts.lock().catch((error) => data.notices.fail(error, 'store.failed'));
      } else if (inView()) noteSeen(now);
    };
    // The session was just opened, in this or another tab: the time out of view before that no longer counts.
    if (wasClosed.current && inView()) noteSeen(data.env.now());
    if (!known) return;
    if (!wasClosed.current) check();
    wasClosed.current = false;
    const timer = setInterval(check, checkInterval);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
    };
  }, [data, known, shouldLock, open, isClosed]);
}
