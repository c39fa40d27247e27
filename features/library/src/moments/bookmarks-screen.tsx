import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, EmptyState, Page } from '@mooring/ui';
import { MomentList } from './moment-list.tsx';
import { useMoments } from './use-moments.ts';

export function Component() {
  const moments = useMoments();
  const toMoments = (
    <Button asChild variant="secondary" size="small">
      <Link to={paths.savedMoments.to()}>Saved Moments</Link>
    </Button>
  );
  return (
    <Page layout="margin" title="Your Bookmarks" actions={toMoments}>
      <MomentList
        moments={moments}
        empty={
          <EmptyState
            title="You don't have any bookmarks yet."
            actions={
              <Button asChild>
                <Link to={paths.library.to()}>Open the library</Link>
              </Button>
            }
          >
            What you keep from the library, the companion or your journal will be here.
          </EmptyState>
        }
      />
    </Page>
  );
}
