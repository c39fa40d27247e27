import type { Moment } from '@mooring/data';
import { useLayoutEffect, useRef } from 'react';
import styles from './garden.module.css';
import { gardenOf } from './garden-of.ts';
import { ShoreDrawing } from './shore-drawing.tsx';
import * as strings from './strings.ts';

type MemoryGardenProps = {
  moments: readonly Moment[];
  /** False where other moments are not to be brought up. */
  isWhole: boolean;
};

/** A plant for each moment, on one shore that only grows. It opens at its newest end; the rest is to the left. */
export function MemoryGarden({ moments, isWhole }: MemoryGardenProps) {
  const shore = useRef<HTMLElement>(null);
  const { feelings, description } = gardenOf(moments, isWhole);
  const count = feelings.length;
  useLayoutEffect(() => {
    if (shore.current) shore.current.scrollLeft = shore.current.scrollWidth;
  }, [count]);
  return (
    <section className={styles.garden} aria-labelledby="memory-garden">
      <h2 id="memory-garden">{strings.memoryGarden}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section ref={shore} className={styles.shore} aria-label={strings.theShore} tabIndex={0}>
        <ShoreDrawing feelings={feelings} />
      </section>
      <p>{description}</p>
    </section>
  );
}
