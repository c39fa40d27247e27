import { useSession } from '@mooring/data';
import { Skeleton } from '@mooring/ui';
import { HostingSection } from '../hosting/hosting-section.tsx';
import { useMove } from '../hosting/use-move.ts';
import { PhrasePage } from '../phrase/phrase-page.tsx';
import { SyncSection } from '../sync/sync-section.tsx';
import { ProfileFooter } from './profile-footer.tsx';
import { ProfilePart } from './profile-part.tsx';
import { StorageHealth } from './storage-health.tsx';
import * as strings from './strings.ts';
import { useStorageHealth } from './use-storage-health.ts';

/** Where the words are: in this browser, on the server, on the other devices. */
export function StoragePage() {
  const session = useSession();
  // Kept above the account: moving it gives it another id, and the new recovery phrase must survive that.
  const move = useMove();
  const health = useStorageHealth();
  if (session.status === 'open' && move.phrase !== null) {
    return (
      <PhrasePage
        phrase={move.phrase}
        email={session.account.email}
        onWritten={() => move.finish(true)}
        onLater={() => move.finish(false)}
      />
    );
  }
  return (
    <ProfilePart title={strings.keptOnThisDevice}>
      {({ account }) =>
        // What stands below it comes with it, so that it does not move.
        health === undefined ? (
          <Skeleton lines={6} />
        ) : (
          <>
            {health && <StorageHealth health={health} />}
            {account && <HostingSection account={account} move={move} />}
            {account && <SyncSection />}
            <ProfileFooter />
          </>
        )
      }
    </ProfilePart>
  );
}
