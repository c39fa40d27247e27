import { paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { useData, useSession } from '@mooring/data';
import { useEffect } from 'react';
import { freshSubscription, hasAccess } from './access-rules.ts';

/** Sees that there is a subscription, then goes on to the dashboard, whatever came of it: nothing depends on it. */
export function useAccess() {
  const data = useData();
  const navigate = useNavigate();
  const { status } = useSession();
  const known = status === 'open' || status === 'signed-out';

  useEffect(() => {
    if (!known) return;
    let isMounted = true;
    const setUp = async () => {
      const subscription = await data.records.get('subscription').catch(() => null);
      if (!isMounted) return;
      if (!hasAccess(subscription)) {
        const session = data.session.getState();
        const account = session.status === 'open' ? session.account : null;
        const fresh = freshSubscription(subscription, account, data.env.now());
        await data.records.put('subscription', fresh).then(
          () => data.notices.say('subscription.granted'),
          (error: unknown) => data.notices.fail(error, 'store.failed'),
        );
      }
      await navigate(paths.dashboard.to(), { replace: true });
    };
    void setUp();
    return () => {
      isMounted = false;
    };
  }, [data, known, navigate]);
}
