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
          ? 'This came from another app or page. You decide where it belongs, or whether it stays out. Before that, nothing of it is kept.'
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
      If you have just shared something, please share it once more. It is still in the other app,
      and Mooring was not ready for it. Sharing works on Android phones where Mooring is installed.
      On an iPhone, save the file first, and then bring it in.
    </EmptyState>
  );
}
