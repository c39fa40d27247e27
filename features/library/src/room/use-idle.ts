import { useEffect, useState } from 'react';

/** ms without a touch, a key or a move of the pointer. */
const wait = 6000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const;

/** True once nothing was touched for six seconds. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), wait);
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), wait);
    };
    for (const sign of signs) addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wake);
    };
  }, []);
  return idle;
}
