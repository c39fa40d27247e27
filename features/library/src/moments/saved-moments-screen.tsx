import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { useQuietDay } from '@mooring/data';
import { Button, EmptyState, Icon, Page } from '@mooring/ui';
import { ArrowLeftIcon, PlusIcon } from '@mooring/ui/bundled';
import { MemoryGarden } from '../garden/memory-garden.tsx';
import { AddMomentDialog } from './add-moment-dialog.tsx';
import { MomentList } from './moment-list.tsx';
import { useAddMoment } from './use-add-moment.ts';
import { useBack } from './use-back.ts';
import { useMoments } from './use-moments.ts';

export function Component() {
  const moments = useMoments();
  const form = useAddMoment();
  const back = useBack();
  const quiet = useQuietDay().status !== 'no';
  return (
    <Page
      layout="margin"
      title="Saved Moments"
      back={
        <Button variant="quiet" size="small" onClick={back}>
          <Icon as={ArrowLeftIcon} size="small" />
          Back
        </Button>
      }
      actions={
        <Button variant="secondary" size="small" onClick={() => form.setOpen(true)}>
          <Icon as={PlusIcon} size="small" />
          Add Moment
        </Button>
      }
    >
      <MomentList
        moments={moments}
        above={(shown) => !quiet && <MemoryGarden moments={shown} />}
        empty={
          <EmptyState
            title="No saved moments yet"
            actions={
              <>
                <Button onClick={() => form.setOpen(true)}>Add Your First Bookmark</Button>
                <Button asChild variant="quiet">
                  <Link to={paths.dashboard.to()}>Return to Dashboard</Link>
                </Button>
              </>
            }
          >
            When a sentence is worth keeping, it will be here.
          </EmptyState>
        }
      />
      <AddMomentDialog form={form} />
    </Page>
  );
}
