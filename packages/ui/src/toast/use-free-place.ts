import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { useKeyboardInset } from '../field/use-keyboard-inset.ts';

/** Bars at the foot of the window, and sheets. */
const docked = '[data-docked], [role=dialog], [role=alertdialog]';
/** px above a sheet that a toast of two lines needs, with the header. */
const leastRoom = 176;

/** Keeps the region clear of what is docked at the foot of the window, for as long as a toast is shown. */
export function useFreePlace(shown: string | undefined): RefCallback<HTMLElement> {
  const region = useRef<HTMLElement>(null);
  const keyboard = useKeyboardInset();
  useLayoutEffect(() => {
    const { current } = region;
    if (shown === undefined || !current) return;
    const sizes = new ResizeObserver(place);
    function place() {
      const bars = [...document.querySelectorAll<HTMLElement>(docked)];
      for (const bar of bars) sizes.observe(bar);
      if (current) putAbove(current, bars, keyboard);
    }
    place();
    // A sheet that opens or closes, and another page.
    const changes = new MutationObserver(place);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [shown, keyboard]);
  return useCallback((element) => {
    region.current = element;
  }, []);
}

function putAbove(region: HTMLElement, bars: readonly HTMLElement[], keyboard: number) {
  const { left, right } = region.getBoundingClientRect();
  const heights = bars
    .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.left < right && bar.right > left && bar.top < innerHeight)
    .map(({ top }) => innerHeight - top);
  const most = Math.round(Math.max(keyboard, ...heights));
  region.toggleAttribute('data-at-top', innerHeight - most < leastRoom);
  region.style.setProperty('--docked', `${most}px`);
}
