import { emotionMark, emotionName, emotions } from '@mooring/contract';
import { firstCharacters } from '@mooring/contract/first-characters';
import type { Moment } from '@mooring/data';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './garden.module.css';
import { feelingOf, gardenOf } from './garden-of.ts';
import { PlantSheet } from './plant-sheet.tsx';
import { pressPoint, shoreSize, shoreWidth } from './shore.ts';
import { lastOf, ShoreDrawing } from './shore-drawing.tsx';
import * as strings from './strings.ts';
import { useOneTabStop } from './use-one-tab-stop.ts';

type MemoryGardenProps = {
  moments: readonly Moment[];
  /** False where other moments are not to be brought up. */
  isWhole: boolean;
};

/**
 * A plant for each moment, on one shore that only grows. It opens at its newest end; the rest is to the left. A pressed
 * plant shows its sentence.
 */
export function MemoryGarden({ moments, isWhole }: MemoryGardenProps) {
  const shore = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Moment | null>(null);
  const { plants, description } = gardenOf(moments, isWhole);
  const last = lastOf(plants);
  const width = shoreWidth(last);
  const along = moments.toSorted((a, b) => pressPoint(a.place).x - pressPoint(b.place).x);
  const stop = useOneTabStop(along.length);
  useLayoutEffect(() => {
    if (shore.current && last >= 0) shore.current.scrollLeft = shore.current.scrollWidth;
  }, [last]);
  return (
    <section className={styles.garden} aria-labelledby="memory-garden">
      <h2 id="memory-garden">{strings.memoryGarden}</h2>
      <section
        ref={shore}
        className={styles.shore}
        data-long={last >= shoreSize.plants || undefined}
        aria-label={strings.theShore}
      >
        <div className={styles.ground}>
          <ShoreDrawing plants={plants} />
          <div ref={stop.row}>
            {along.map((moment, index) => {
              const { x, y } = pressPoint(moment.place);
              return (
                <button
                  key={moment.id}
                  type="button"
                  style={{
                    insetInlineStart: `${(x / width) * 100}%`,
                    insetBlockStart: `${(y / shoreSize.height) * 100}%`,
                  }}
                  aria-label={nameOf(moment)}
                  aria-haspopup="dialog"
                  {...stop.of(index)}
                  onClick={() => setShown(moment)}
                />
              );
            })}
          </div>
        </div>
      </section>
      <p>{description}</p>
      <PlantSheet moment={shown} onClose={() => setShown(null)} />
    </section>
  );
}

const longest = 60;

function nameOf(moment: Moment): string {
  const feeling = emotions.find((emotion) => emotionMark(emotion) === feelingOf(moment));
  return strings.plantOf(
    feeling ? emotionName(feeling) : strings.aPlant,
    firstCharacters(moment.content, longest),
  );
}
