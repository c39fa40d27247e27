import styles from './wizard.module.css';

const places = [
  { x: 30, y: 26 },
  { x: 125, y: 32 },
  { x: 225, y: 24 },
  { x: 320, y: 30 },
];
/** Below each float the water moves a little. */
const water = places.map(({ x, y }) => `M${x - 24} ${y + 22}q12 -5 24 0t24 0`).join('');

/** The rope with its four floats, on which the path will stand. `now`: the first is lit. Decoration. */
export function FourFloats({ now = false }: { now?: boolean }) {
  return (
    <svg className={styles.floats} viewBox="0 0 350 60" aria-hidden="true" focusable="false">
      <path d="M-4 20Q14 32 30 26T125 32T225 24T320 30T356 20" strokeWidth="1.5" />
      <path d={water} strokeWidth=".9" opacity=".55" />
      {places.map(({ x, y }, index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="11"
          strokeWidth="1.5"
          data-now={(now && index === 0) || undefined}
        />
      ))}
    </svg>
  );
}
