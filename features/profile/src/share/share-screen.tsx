import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, EmptyState, Page, Skeleton } from '@mooring/ui';
import styles from './share.module.css';
import { SharedItem } from './shared-item.tsx';
import * as strings from './strings.ts';
import { useShares } from './use-shares.ts';

/** What another app shared with this one. Nothing of it is kept before the person says where it belongs. */
export function Component() {
  const shares = useShares();
  return (
    <Page
      title={strings.sharedWithMooring}
      lead={shares && shares.length > 0 ? strings.thisCameFromAnother : undefined}
    >
      {shares === null && <Skeleton lines={4} />}
      {shares?.length === 0 && <Nothing />}
      {shares && shares.length > 0 && (
        <div className={styles.shares}>
          {shares.map((share) => (
            <SharedItem key={share.id} share={share} />
          ))}
        </div>
      )}
    </Page>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={strings.nothingHasArrived}
      actions={
        <Button asChild variant="secondary">
          <Link to={paths.people.to()}>{strings.bringInAFileYourself}</Link>
        </Button>
      }
    >
      {strings.didYouJustShare}
    </EmptyState>
  );
}
