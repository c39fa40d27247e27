import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Room for a drawing, in CSS px. `rem` is the reader's own text size: what is drawn grows with it. */
export type Size = { width: number; rem: number };

const unmeasured: Size = { width: 340, rem: 16 };

/** Measures an element now and whenever it changes, so that one unit of the drawing is one px of the page. */
export function useSize<T extends Element>(): [RefObject<T | null>, Size] {
  const element = useRef<T>(null);
  const [size, setSize] = useState(unmeasured);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const width = Math.floor(target.clientWidth);
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setSize((was) => (was.width === width && was.rem === rem ? was : { width, rem }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
