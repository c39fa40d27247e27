import { memo } from 'react';
import { flora, plain } from './flora.tsx';
import styles from './garden.module.css';
import { groundStrokes, type PlantedStem, plantShore, shoreSize } from './shore.ts';

/** One stretch of shore with its plants, drawn like plates in an old flora. Decoration: the list below says the same. */
export const ShoreDrawing = memo(function ShoreDrawing({
  feelings,
  stretch,
}: {
  feelings: readonly string[];
  stretch: number;
}) {
  const { line, grass, water } = groundStrokes(stretch);
  // The tall ones first, so that they stand behind.
  const plants = plantShore(feelings, stretch).sort((a, b) => a.y - b.y);
  return (
    <svg
      viewBox={`0 0 ${shoreSize.width} ${shoreSize.height}`}
      className={styles.shore}
      aria-hidden="true"
      focusable="false"
    >
      <path d={grass} strokeWidth=".8" opacity=".5" />
      <path d={line} strokeWidth="1" />
      {plants.map((plant) => (
        <StandingPlant key={plant.stem} plant={plant} />
      ))}
      <path d={water} strokeWidth=".9" opacity=".5" />
    </svg>
  );
});

function StandingPlant({ plant }: { plant: PlantedStem }) {
  const known = flora[plant.name];
  const { Head } = known ?? plain;
  const mark = known ? `var(--emotion-${plant.name}-mark)` : 'var(--lamp)';
  const turn = `translate(${plant.x} ${plant.y}) rotate(${plant.lean}) scale(${plant.flip ? -1 : 1} 1)`;
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
