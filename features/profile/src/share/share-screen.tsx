import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, EmptyState, Page, Skeleton } from '@mooring/ui';
import styles from './share.module.css';
import { SharedItem } from './shared-item.tsx';
import { useShares } from './use-shares.ts';

/** What another app shared with this one. Nothing of it is kept before the person says where it belongs. */
export function Component() {
  const shares = useShares();
  return (
    <Page
      title="Shared with Mooring"
      lead={
        shares && shares.length > 0
          ? 'This came from another app or page. Choose where to keep it, or choose not to keep it. Mooring keeps nothing until you choose.'
          : undefined
      }
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
      title="Nothing has arrived here"
      actions={
        <Button asChild variant="secondary">
          <Link to={paths.people.to()}>Bring in a file yourself</Link>
        </Button>
      }
    >
      Did you just share something? It did not arrive. Please go to the other app and share it
      again. Sharing works on Android phones where Mooring is installed. On an iPhone, save the file
      first, and then bring it in.
    </EmptyState>
  );
}
