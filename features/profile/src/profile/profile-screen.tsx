import { say } from '@mooring/contract';
import { useSession } from '@mooring/data';
import { Page, Skeleton } from '@mooring/ui';
import { AccountProfile } from './account-profile.tsx';
import { GuestProfile } from './guest-profile.tsx';
import * as strings from './strings.ts';
import { useLeave } from './use-leave.ts';

export function Component() {
  const session = useSession();
  const leave = useLeave();
  if (session.status === 'locked') {
    return <Page title={strings.yourProfile}>{say('session.locked').text}</Page>;
  }
  if (session.status === 'starting' || leave.leaving) {
    return (
      <Page title={strings.yourProfile}>
        <Skeleton lines={6} />
      </Page>
    );
  }
  if (session.status === 'signed-out') return <GuestProfile visitor={false} />;
  if (session.account.visitor) return <GuestProfile visitor />;
  return <AccountProfile key={session.account.id} account={session.account} leave={leave} />;
}
