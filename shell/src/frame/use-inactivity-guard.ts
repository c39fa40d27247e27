import { paths } from '@mooring/contract';
import { useLocation, useNavigate } from '@mooring/contract/router';
import { checkActivity, hasStoredUser, useData } from '@mooring/data';
import { useEffect } from 'react';

/**
 * Ends a session that was left alone for three days. The stored time is compared before it is refreshed, on every
 * navigation and whenever the page comes back into view. The data and any draft stay.
 */
export function useInactivityGuard() {
  const data = useData();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    const check = () => {
      const expired = checkActivity(data.env.now()) === 'expired';
      if (!expired || pathname === paths.auth.pattern) return;
      void endSession();
    };
    const endSession = async () => {
      await data.accounts.started;
      if (!hasStoredUser(data.session.getState())) return;
      await data.accounts.logOut();
      data.notices.say('session.inactive');
      await navigate(paths.auth.to(), { state: { isLogin: true } });
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') check();
    };
    check();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [data, navigate, pathname]);
}
