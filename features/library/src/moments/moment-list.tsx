import { say } from '@mooring/contract';
import type { Moment } from '@mooring/data';
import { Notice, Skeleton } from '@mooring/ui';
import { ConfirmButton, FailureNotice } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import { FilteredMoments } from './filtered-moments.tsx';
import * as strings from './strings.ts';
import { useHiddenMoments } from './use-hidden-moments.ts';
import type { Moments } from './use-moments.ts';

/** The moments in whatever state they are: opening, failed, empty, or a list with some that will not open. */
export function MomentList({
  moments: { list, remove, removeUnreadable },
  empty,
  above,
}: {
  moments: Moments;
  empty: ReactNode;
  /** What stands over the list while there is one. It gets the moments that may be brought up. */
  above?: (moments: readonly Moment[], isWhole: boolean) => ReactNode;
}) {
  const hidden = useHiddenMoments();
  if (list.status === 'loading' || !hidden.isKnown) return <Skeleton lines={4} />;
  if (list.status === 'failed') {
    return <FailureNotice {...say(list.key)} retry={list.retry} />;
  }
  const { items, unreadable } = list.value;
  if (items.length === 0 && unreadable.length === 0) return empty;
  const brought = items.filter((moment) => !hidden.isMuted(moment));
  return (
    <>
      {brought.length > 0 && above?.(brought, brought.length === items.length)}
      {unreadable.length > 0 && (
        <Notice
          title={unreadableTitle(unreadable.length)}
          action={
            <ConfirmButton
              {...say('vault.delete-unreadable')}
              confirmLabel={strings.deleteLabel}
              cancelLabel={strings.keep}
              onConfirm={() => void removeUnreadable(unreadable.map(({ id }) => id))}
            >
              {strings.deleteWhatCannot}
            </ConfirmButton>
          }
        >
          {strings.nothingWasRemoved}
        </Notice>
      )}
      <FilteredMoments moments={items} hidden={hidden} onRemove={remove} />
    </>
  );
}

function unreadableTitle(count: number): string {
  return count === 1 ? strings.oneMomentCould : strings.momentsCouldNot(count);
}
