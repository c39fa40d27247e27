import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { useQuietDay } from '@mooring/data';
import { Button, EmptyState, Icon, Page } from '@mooring/ui';
import { PlusIcon } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import { MemoryGarden } from '../garden/memory-garden.tsx';
import { AddMomentDialog } from './add-moment-dialog.tsx';
import { MomentList } from './moment-list.tsx';
import * as strings from './strings.ts';
import { useAddMoment } from './use-add-moment.ts';
import { useMoments } from './use-moments.ts';

/** The one place for what a person has kept: the garden, and the list. Two addresses lead to it. */
export function BookmarksPage({ emptyTitle, back }: { emptyTitle: string; back?: ReactNode }) {
  const moments = useMoments();
  const form = useAddMoment();
  const quiet = useQuietDay().status !== 'no';
  return (
    <Page
      layout="margin"
      title={strings.yourBookmarks}
      back={back}
      actions={
        <Button variant="secondary" size="small" onClick={() => form.setOpen(true)}>
          <Icon as={PlusIcon} size="small" />
          {strings.addMoment}
        </Button>
      }
    >
      <MomentList
        moments={moments}
        above={(shown, isWhole) => !quiet && <MemoryGarden moments={shown} isWhole={isWhole} />}
        empty={
          <EmptyState
            title={emptyTitle}
            actions={
              <>
                <Button onClick={() => form.setOpen(true)}>{strings.addYourFirstBookmark}</Button>
                <Button asChild variant="quiet">
                  <Link to={paths.library.to()}>{strings.openTheLibrary}</Link>
                </Button>
                <Button asChild variant="quiet">
                  <Link to={paths.dashboard.to()}>{strings.returnToDashboard}</Link>
                </Button>
              </>
            }
          >
            {strings.whatYouKeepFromTheLibrary}
          </EmptyState>
        }
      />
      <AddMomentDialog form={form} />
    </Page>
  );
}
