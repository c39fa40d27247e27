import { memo } from 'react';
import { flora, plain } from './flora.tsx';
import { groundStrokes, type PlantedStem, plantShore, shoreSize, shoreWidth } from './shore.ts';
import * as strings from './strings.ts';

type ShoreDrawingProps = { feelings: readonly string[] };

/** The shore with its plants, drawn like plates in an old flora. Decoration: the list below says the same. */
export const ShoreDrawing = memo(
  function ShoreDrawing({ feelings }: ShoreDrawingProps) {
    const width = shoreWidth(feelings.length);
    const { line, grass, water } = groundStrokes(width);
    // The tall ones first, so that they stand behind.
    const plants = plantShore(feelings).sort((a, b) => a.y - b.y);
    return (
      <svg viewBox={`0 0 ${width} ${shoreSize.height}`} aria-hidden="true" focusable="false">
        <path d={grass} strokeWidth=".8" opacity=".5" />
        <path d={line} strokeWidth="1" />
        {plants.map((plant) => (
          <StandingPlant key={plant.stem} plant={plant} />
        ))}
        <path d={water} strokeWidth=".9" opacity=".5" />
      </svg>
    );
  },
  (before, after) => before.feelings.join() === after.feelings.join(),
);

function StandingPlant({ plant }: { plant: PlantedStem }) {
  const known = flora[plant.name];
  const { Head } = known ?? plain;
  const mark = known ? `var(--emotion-${plant.name}-mark)` : 'var(--lamp)';
  const turn = strings.translateRotate(plant.x, plant.y, plant.lean, plant.flip ? -1 : 1);
  return (
    <g data-plant={known ? plant.name : 'plain'}>
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
