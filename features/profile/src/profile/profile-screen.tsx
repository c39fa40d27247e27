import { say } from '@mooring/contract';
import { useSession } from '@mooring/data';
import { Page, Skeleton } from '@mooring/ui';
import { useMove } from '../hosting/use-move.ts';
import { PhrasePage } from '../phrase/phrase-page.tsx';
import { AccountProfile } from './account-profile.tsx';
import { GuestProfile } from './guest-profile.tsx';
import { useLeave } from './use-leave.ts';

export function Component() {
  const session = useSession();
  const leave = useLeave();
  // Kept above the account: moving it gives it another id, and the new recovery phrase must survive that.
  const move = useMove();
  if (session.status === 'locked') {
    return <Page title="Your Profile">{say('session.locked').text}</Page>;
  }
  if (session.status === 'starting' || leave.leaving) {
    return (
      <Page title="Your Profile">
        <Skeleton lines={6} />
      </Page>
    );
  }
  if (session.status === 'signed-out') return <GuestProfile leave={leave} visitor={false} />;
  if (session.account.visitor) return <GuestProfile leave={leave} visitor />;
  const { account } = session;
  if (move.phrase !== null) {
    return (
      <PhrasePage
        phrase={move.phrase}
        email={account.email}
        onWritten={() => move.finish(true)}
        onLater={() => move.finish(false)}
      />
    );
  }
  return <AccountProfile key={account.id} account={account} leave={leave} move={move} />;
}
