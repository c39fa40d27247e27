import { type EntrySummary, type ListResult, type Live, useLive } from '@mooring/data';
import { useEffect, useState } from 'react';
import type { ListPosition } from './list-positions.ts';

/** More than the largest screen shows. */
const firstScreen = 60;

/** Entries to show; `partial` while only the newest are there. `total` counts those that do not open too. */
export type Entries = ListResult<EntrySummary> & { total: number; partial: boolean };

/**
 * The entries, live: the newest at once, and all of them as soon as they are open. `canShow`: what else the first screen needs
 * is there.
 */
export function useEntries(place: ListPosition, canShow: boolean): Live<Entries> {
  const newest = useLive(({ summaries }) => summaries.newest(firstScreen), ['journal_entries']);
  // The first screen needs only the newest. A position in the middle of the list needs all of them.
  const isPainted = useIsPainted(newest.status !== 'loading' && canShow);
  const waiting = !isPainted && place.top === 0;
  const all = useLive(
    async ({ summaries }) => (waiting ? null : summaries.list()),
    ['journal_entries'],
    waiting ? 'waiting' : 'all',
  );
  if (all.status === 'failed') return all;
  if (all.status === 'ready' && all.value) {
    const total = all.value.items.length + all.value.unreadable.length;
    return { status: 'ready', value: { ...all.value, total, partial: false } };
  }
  if (newest.status !== 'ready' || place.top > 0) {
    return newest.status === 'failed' ? newest : { status: 'loading' };
  }
  const shown = newest.value.items.length + newest.value.unreadable.length;
  return { status: 'ready', value: { ...newest.value, partial: shown < newest.value.total } };
}

/** True from the first frame after `isReady`: what takes long then is not in its way. */
function useIsPainted(isReady: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isReady]);
  return isPainted;
}
