import type { Moment } from '@mooring/data';
import { Button } from '@mooring/ui';
import { useState } from 'react';
import styles from './garden.module.css';
import { gardenOf } from './garden-of.ts';
import { ShoreDrawing } from './shore-drawing.tsx';

/** A plant for each moment, on as many stretches of shore as it takes, the newest first. It only grows. */
export function MemoryGarden({ moments }: { moments: readonly Moment[] }) {
  const [all, setAll] = useState(false);
  const { stretches, description } = gardenOf(moments);
  const shown = all ? stretches : stretches.slice(0, 1);
  const hidden = stretches.length - shown.length;
  return (
    <section className={styles.garden} aria-labelledby="memory-garden">
      <h2 id="memory-garden">Memory Garden</h2>
      {shown.map(({ stretch, feelings }) => (
        <ShoreDrawing key={stretch} stretch={stretch} feelings={feelings} />
      ))}
      <p>{description}</p>
      {hidden > 0 && (
        <Button variant="quiet" size="small" onClick={() => setAll(true)}>
          Show the earlier shore
        </Button>
      )}
    </section>
  );
}
