import { measureElement, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type BlockRange, blockSize, lineBlocks, rangeAround } from './line-blocks.ts';
import type { ListPosition } from './list-positions.ts';
import type { ListLine } from './list-rows.ts';

/** px, before a line has been measured. */
const heights = { month: 52, entry: 112 };
/** Lines kept ready above and below the window. */
const spare = 4;
/** px the sticky header covers, and a little air. */
const headroom = 72;

type Wanted = { lines: readonly ListLine[]; place: ListPosition; more: (() => void) | null };
type Sizes = ReadonlyMap<VirtualItem['key'], number>;
type Target = { key: string; index: number };

/** Virtualises a long list: the lines in the window, the restored position, and a function that scrolls to a line. */
export function useListWindow({ lines, place, more }: Wanted) {
  const listRef = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const [target, setTarget] = useState<Target | null>(null);
  const state = useRef<State>({
    sizes: new Map(place.measured.map(({ key, size }) => [key, size])),
    top: () => place.top || window.scrollY,
    range: null,
  }).current;
  const { first, count, above, below } = useRange(lines, state, { margin, target });
  const estimate = (index: number) => heights[lines[first + index]?.kind ?? 'entry'];
  // The same function for the same lines: with another one the virtual list makes its places anew, all of them.
  const keyOf = useCallback((index: number) => lines[first + index]?.key ?? index, [lines, first]);

  const view = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: estimate,
    // What has no height is not laid out.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || estimate(instance.indexFromElement(element)),
    getItemKey: keyOf,
    overscan: spare,
    scrollMargin: margin,
    scrollPaddingStart: headroom,
    paddingStart: above,
    paddingEnd: below,
    initialOffset: state.top,
    initialMeasurementsCache: place.measured,
  });
  state.sizes = view.itemSizeCache;
  state.top = () => view.scrollOffset ?? window.scrollY;

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
  useLayoutEffect(() => {
    if (target) view.scrollToIndex(target.index - first, { align: 'start' });
    // Once for each target: the range is around it by then.
  }, [view, target]);

  const items = view.getVirtualItems();
  const last = first + (items.at(-1)?.index ?? 0);
  useEffect(() => {
    if (more && last >= lines.length - 1 - spare) more();
  }, [more, last, lines.length]);

  return {
    listRef,
    measure: view.measureElement,
    visible: items.map(({ index }) => first + index),
    /** What the virtual list is given begins with this line: a row is measured by its number from there. */
    first,
    above: Math.max(0, (items[0]?.start ?? margin) - margin),
    below: Math.max(0, view.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin)),
    /** The line that was asked for, once it stands in the window: focus goes there. */
    target: target?.key ?? null,
    arrive: () => setTarget(null),
    goTo(index: number) {
      const key = lines[index]?.key;
      if (key !== undefined) setTarget({ key, index });
    },
  };
}

/** What the range depends on, as the virtual list last had it. */
type State = { sizes: Sizes; top(): number; range: BlockRange | null };

/** The lines that the virtual list is given, and px above and below them. A list of some hundreds is given whole. */
function useRange(
  lines: readonly ListLine[],
  state: State,
  { margin, target }: { margin: number; target: Target | null },
) {
  const blocks = useMemo(() => {
    state.range = null;
    return lineBlocks(lines.length, (index) => {
      const { key = '', kind = 'entry' } = lines[index] ?? {};
      return state.sizes.get(key) ?? heights[kind];
    });
  }, [lines, state]);
  const { range: before } = state;
  const end = Math.ceil(lines.length / blockSize);
  const block = target ? Math.floor(target.index / blockSize) : blocks.at(state.top() - margin);
  const range = rangeAround(block, before, end);
  if (before && range !== before) blocks.measure(before.from, before.to);
  state.range = range;
  const first = range.from * blockSize;
  return {
    first,
    count: Math.min(lines.length, range.to * blockSize) - first,
    above: blocks.above(range.from),
    below: blocks.above(end) - blocks.above(range.to),
  };
}

/** What was really measured, of all lines. The virtual list reads no more of it than keys and sizes. */
const measuredLines = (sizes: Sizes): VirtualItem[] =>
  [...sizes].map(([key, size]) => ({ key, size, index: 0, start: 0, end: size, lane: 0 }));

/** For a ref: focus without moving the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
