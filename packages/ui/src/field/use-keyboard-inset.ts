import { useEffect, useState } from 'react';

/** px; anything less is a browser's bar and not a keyboard. */
const leastKeyboard = 120;

/** px that the on-screen keyboard covers at the bottom of the page; 0 without one. Fixed elements do not move by themselves. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      const covered = window.innerHeight - view.height - view.offsetTop;
      setInset(view.scale > 1.01 || covered < leastKeyboard ? 0 : Math.round(covered));
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
