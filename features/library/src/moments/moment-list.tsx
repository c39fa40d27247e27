import { say } from '@mooring/contract';
import type { ListResult, Live, Moment } from '@mooring/data';
import { Notice, Skeleton } from '@mooring/ui';
import { FailureNotice } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import { FilteredMoments } from './filtered-moments.tsx';

/** The moments of one store in whatever state it is: opening, failed, empty, or a list with some that will not open. */
export function MomentList({
  list,
  empty,
  above,
  onRemove,
}: {
  list: Live<ListResult<Moment>>;
  empty: ReactNode;
  /** What stands over the list while there is one. */
  above?: (moments: readonly Moment[]) => ReactNode;
  onRemove(moment: Moment): void;
}) {
  if (list.status === 'loading') return <Skeleton lines={4} />;
  if (list.status === 'failed') {
    return <FailureNotice {...say(list.key)} retry={list.retry} />;
  }
  const { items, unreadable } = list.value;
  if (items.length === 0 && unreadable.length === 0) return empty;
  return (
    <>
      {items.length > 0 && above?.(items)}
      {unreadable.length > 0 && (
        <Notice title={unreadableTitle(unreadable.length)}>
          Nothing was removed, and everything else is untouched.
        </Notice>
      )}
      <FilteredMoments moments={items} onRemove={onRemove} />
    </>
  );
}

function unreadableTitle(count: number): string {
  return count === 1 ? 'One moment could not be opened' : `${count} moments could not be opened`;
}
