import { paths } from '@mooring/contract';
import { useLocation, useNavigate } from '@mooring/contract/router';
import { checkActivity, hasExpired, hasStoredUser, useData, useSession } from '@mooring/data';
import { useEffect } from 'react';

const checkInterval = 60_000;

/**
 * Ends a session after three days without activity. The stored time is compared before it is refreshed: on every
 * navigation, when the page comes back into view, and at each press on Home. A timer compares as well, and refreshes
 * nothing: time passing is no activity. The data and any draft stay.
 */
export function useInactivityGuard() {
  const data = useData();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const session = useSession();
  const known = session.status !== 'starting';
  const stored = hasStoredUser(session);

  useEffect(() => {
    if (!known) return;
    let ending = false;
    const endIf = async (expired: boolean) => {
      if (!expired || ending || !stored || pathname === paths.auth.pattern) return;
      ending = true;
      const now = data.session.getState();
      const email = 'account' in now ? now.account.email : undefined;
      await data.accounts.logOut('unused');
      data.notices.say('session.inactive');
      await navigate(paths.auth.to(), { state: { isLogin: true, email } });
    };
    const checkAndRefresh = () => void endIf(checkActivity(data.env.now(), stored));
    const checkOnly = () => void endIf(hasExpired(data.env.now()));
    const onVisible = () => {
      if (document.visibilityState === 'visible') checkAndRefresh();
    };
    checkAndRefresh();
    const timer = setInterval(checkOnly, checkInterval);
    // After a sleep the timer may be up to a minute late; the focus event comes sooner.
    window.addEventListener('focus', checkOnly);
    document.addEventListener('visibilitychange', onVisible);
    if (pathname === paths.dashboard.pattern) document.addEventListener('click', checkAndRefresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', checkOnly);
      document.removeEventListener('visibilitychange', onVisible);
      document.removeEventListener('click', checkAndRefresh);
    };
  }, [data, known, navigate, pathname, stored]);
}
