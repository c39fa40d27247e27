import { type KeyboardEvent, useRef, useState } from 'react';

/** A row of buttons that is one stop for Tab: the last one, and from there left and right, Home and End. */
export function useOneTabStop(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = Math.min(chosen ?? count - 1, count - 1);

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll('button')[next]?.focus();
  }

  return {
    row,
    of: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onKeyDown,
      onFocus: () => setChosen(index),
    }),
  };
}
