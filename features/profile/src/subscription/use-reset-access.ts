import { fullDate } from '@mooring/contract';
import { useData, useLive, useSession } from '@mooring/data';
import { isValid } from 'date-fns';
import { demoSubscription, resetSubscription, type Subscription } from './access-rules.ts';

/** The person's access as it is kept, and the way to begin it anew. */
export function useResetAccess() {
  const data = useData();
  const session = useSession();
  const stored = useLive(({ records }) => records.get('subscription'), ['user_data']);
  const account = session.status === 'open' ? session.account : null;

  const cancelSubscription = async () => {
    try {
      await data.records.change('subscription', (before) =>
        resetSubscription(before ?? demoSubscription(account, data.env.now()), data.env.now()),
      );
      data.notices.say('subscription.reset');
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  };

  return { since: stored.status === 'ready' ? startOf(stored.value) : null, cancelSubscription };
}

/** In words, such as November 20, 2026. Null where no day is known. */
function startOf(subscription: Subscription | null): string | null {
  const start = new Date(subscription?.startDate ?? '');
  return isValid(start) ? fullDate(start) : null;
}
