import { memo } from 'react';
import { flora, plain } from './flora.tsx';
import {
  grassAt,
  groundStrokes,
  type PlantedStem,
  type Planting,
  plantAt,
  shoreSize,
  shoreWidth,
} from './shore.ts';
import * as strings from './strings.ts';

type ShoreDrawingProps = { plants: readonly Planting[] };

/** The shore with its plants, drawn like plates in an old flora. Decoration: what is pressed has the words. */
export const ShoreDrawing = memo(
  function ShoreDrawing({ plants }: ShoreDrawingProps) {
    const last = lastOf(plants);
    const width = shoreWidth(last);
    const { line, grass, water } = groundStrokes(width);
    const standing = new Set(plants.map(({ place }) => place));
    const gone = Array.from({ length: last + 1 }, (_, place) => place).filter(
      (place) => !standing.has(place),
    );
    // The tall ones first, so that they stand behind.
    const stems = plants.map(plantAt).sort((a, b) => a.y - b.y);
    return (
      <svg viewBox={`0 0 ${width} ${shoreSize.height}`} aria-hidden="true" focusable="false">
        <path d={grass} strokeWidth=".8" opacity=".5" />
        <path d={gone.map(grassAt).join('')} strokeWidth=".9" opacity=".7" />
        <path d={line} strokeWidth="1" />
        {stems.map((plant) => (
          <StandingPlant key={plant.place} plant={plant} />
        ))}
        <path d={water} strokeWidth=".9" opacity=".5" />
      </svg>
    );
  },
  (before, after) => keyOf(before.plants) === keyOf(after.plants),
);

const keyOf = (plants: readonly Planting[]) =>
  plants.map(({ place, name }) => `${place} ${name}`).join();

export const lastOf = (plants: readonly Planting[]): number =>
  Math.max(-1, ...plants.map(({ place }) => place));

function StandingPlant({ plant }: { plant: PlantedStem }) {
  const known = flora[plant.name];
  const { Head } = known ?? plain;
  const mark = known ? `var(--emotion-${plant.name}-mark)` : 'var(--lamp)';
  const turn = strings.translateRotate(plant.x, plant.y, plant.lean, plant.flip ? -1 : 1);
  return (
    <g data-plant={known ? plant.name : 'plain'} data-place={plant.place}>
      {plant.blades.map((blade) => (
        <path key={blade} d={blade} fill="var(--scene-line)" fillOpacity=".18" strokeWidth=".75" />
      ))}
      <path d={plant.stem} strokeWidth="1.15" />
      <g strokeWidth=".85" transform={turn}>
        <Head mark={mark} />
      </g>
    </g>
  );
}
