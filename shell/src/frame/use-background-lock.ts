import {
  type LiveSettings,
  noteSeen,
  type Settings,
  useData,
  useSession,
  wasInactive,
} from '@mooring/data';
import { useEffect, useRef } from 'react';

const lookEvery = 30_000;

/**
 * 'Keep journal entries private': locks once no tab was in view for five minutes. It is looked at before a tab in view is
 * noted, so an app that was closed or slept meanwhile opens locked. Any other tab in view keeps it open.
 */
export function useBackgroundLock({ status, settings }: LiveSettings<Settings>) {
  const data = useData();
  const session = useSession();
  const wasShut = useRef(false);
  const shut = session.status === 'locked' || session.status === 'signed-out';
  const open = session.status === 'open' && !session.account.visitor;
  const known = status !== 'loading';
  // Settings that cannot be read may have asked for it.
  const locks = status === 'failed' || settings.keepPrivate;

  useEffect(() => {
    if (shut) wasShut.current = true;
    if (!open) return;
    const inView = () => document.visibilityState === 'visible';
    const look = () => {
      const now = data.env.now();
      if (locks && wasInactive(now)) {
        data.accounts.lock().catch((error) => data.notices.fail(error, 'store.failed'));
      } else if (inView()) noteSeen(now);
    };
    // Somebody has just let themselves in, here or in another tab: the time before that no longer counts.
    if (wasShut.current && inView()) noteSeen(data.env.now());
    if (!known) return;
    if (!wasShut.current) look();
    wasShut.current = false;
    const timer = setInterval(look, lookEvery);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [data, known, locks, open, shut]);
}
