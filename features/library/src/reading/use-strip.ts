import { useEffect, useRef, useState } from 'react';

/** ms without another scroll event: the strip has come to rest. */
const rest = 120;

/** Which part of a strip is shown that is scrolled sideways, each part as wide as the strip. */
export function useStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onScroll() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 0 };
      if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
    }, rest);
  }

  function go(next: number) {
    if (!strip.current || next < 0 || next >= count) return;
    strip.current.scrollLeft = next * strip.current.clientWidth;
    setCurrent(next);
  }

  return { strip, current, onScroll, go };
}
