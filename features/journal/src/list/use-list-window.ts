import { measureElement, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListPosition } from './list-positions.ts';
import type { ListLine } from './list-rows.ts';

/** px, before a line has been measured. */
const heights = { month: 52, entry: 112 };
/** Lines kept ready above and below the window. */
const spare = 4;
/** px the sticky header covers, and a little air. */
const headroom = 72;

type Wanted = { lines: readonly ListLine[]; place: ListPosition; more: (() => void) | null };

/** Virtualises a long list: the lines in the window, the restored position, and a function that scrolls to a line. */
export function useListWindow({ lines, place, more }: Wanted) {
  const listRef = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const [target, setTarget] = useState<string | null>(null);
  const estimate = (index: number) => heights[lines[index]?.kind ?? 'entry'];

  // The same function for the same lines: with another one the virtual list makes its heights anew, all of them.
  const keyOf = useCallback((index: number) => lines[index]?.key ?? index, [lines]);

  const view = useWindowVirtualizer<HTMLElement>({
    count: lines.length,
    estimateSize: estimate,
    // What has no height is not laid out.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || estimate(instance.indexFromElement(element)),
    getItemKey: keyOf,
    overscan: spare,
    scrollMargin: margin,
    scrollPaddingStart: headroom,
    initialOffset: () => place.top || window.scrollY,
    initialMeasurementsCache: place.measured,
  });

  useLayoutEffect(() => {
    const top = listRef.current?.getBoundingClientRect().top ?? 0;
    setMargin(Math.round(top + window.scrollY));
  });
  // A layout effect, so that it ends before the list is removed: the next page is scrolled to its top right after, and that
  // must not be saved as the position of the list.
  useLayoutEffect(() => {
    const note = () => {
      place.top = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      place.measured = measuredLines(view.itemSizeCache);
    };
  }, [place, view]);

  const items = view.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (more && last >= lines.length - 1 - spare) more();
  }, [more, last, lines.length]);

  return {
    listRef,
    measure: view.measureElement,
    visible: items.map(({ index }) => index),
    above: Math.max(0, (items[0]?.start ?? margin) - margin),
    below: Math.max(0, view.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin)),
    /** The line that was asked for, once it stands in the window: focus goes there. */
    target,
    arrive: () => setTarget(null),
    goTo(index: number) {
      setTarget(lines[index]?.key ?? null);
      view.scrollToIndex(index, { align: 'start' });
    },
  };
}

/** What was really measured, of all lines. The virtual list reads no more of it than keys and sizes. */
const measuredLines = (sizes: ReadonlyMap<VirtualItem['key'], number>): VirtualItem[] =>
  [...sizes].map(([key, size]) => ({ key, size, index: 0, start: 0, end: size, lane: 0 }));

/** For a ref: focus without moving the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
