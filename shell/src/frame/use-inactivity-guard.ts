import { paths } from '@mooring/contract';
import { useLocation, useNavigate } from '@mooring/contract/router';
import { checkActivity, hasStoredUser, useData, useSession } from '@mooring/data';
import { useEffect } from 'react';

/**
 * Ends a session that was left alone for three days. The stored time is compared before it is refreshed: on every
 * navigation, when the page comes back into view, and at each press on Home. The data and any draft stay.
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
    const check = async () => {
      const expired = checkActivity(data.env.now());
      if (!expired || !stored || pathname === paths.auth.pattern) return;
      await data.accounts.logOut();
      data.notices.say('session.inactive');
      await navigate(paths.auth.to(), { state: { isLogin: true } });
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void check();
    };
    const onPress = () => void check();
    void check();
    document.addEventListener('visibilitychange', onVisible);
    if (pathname === paths.dashboard.pattern) document.addEventListener('click', onPress);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      document.removeEventListener('click', onPress);
    };
  }, [data, known, navigate, pathname, stored]);
}
