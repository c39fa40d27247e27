import type { ComponentProps } from 'react';
import styles from './bowl.module.css';
import { seeded } from './stroke.ts';

export type BowlProps = ComponentProps<'div'> & {
  /** 'paper' and 'burning': `children` are the words on a paper that goes into it. */
  state: 'empty' | 'paper' | 'burning' | 'ash';
};

/**
 * A stone bowl in ink strokes, in which paper burns. The fire takes 6 s, or what `--burns-for` says; where motion is unwelcome,
 * it stands still at half of the paper.
 */
export function Bowl({ state, children, ...rest }: BowlProps) {
  return (
    <div {...rest} className={styles.bowl} data-state={state}>
      {(state === 'paper' || state === 'burning') && (
        <div className={styles.paper}>
          <p dir="auto">{children}</p>
          {state === 'burning' && <Fire />}
        </div>
      )}
      <svg className={styles.stone} viewBox="0 0 240 96" aria-hidden="true">
        <path className={styles.body} d="M14 16 C 22 62 66 88 120 88 C 174 88 218 62 226 16 Z" />
        <ellipse className={styles.rim} cx="120" cy="16" rx="106" ry="11" />
        {state === 'ash' && <path className={styles.grey} d={ashStrokes} />}
        <path d="M14 16 C 22 62 66 88 120 88 C 174 88 218 62 226 16" />
        <path
          className={styles.faint}
          d="M40 52 c 14 14 34 22 56 25 M150 78 c 22 -4 40 -13 51 -26"
        />
        <path className={styles.faint} d="M84 88 q 36 9 72 0" />
      </svg>
    </div>
  );
}

/** The edge of the fire: a line of noise, the same each time, with everything above it already gone. */
function Fire() {
  return (
    <svg
      className={styles.fire}
      viewBox="0 0 200 220"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.gone} d={`${edge} L 200 220 L 0 220 Z`} />
      <path className={styles.ember} d={edge} />
    </svg>
  );
}

const edge = edgeOf(200, 41);
/** Grey strokes on the ground of the bowl. */
const ashStrokes = strokesOf(26, 7);

function edgeOf(width: number, steps: number): string {
  const chance = seeded(19);
  const points = Array.from({ length: steps }, (_, at) => {
    const x = (at / (steps - 1)) * width;
    const y = 20 + 9 * Math.sin(at * 0.55) + 9 * chance();
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M ${points.join(' L ')}`;
}

function strokesOf(count: number, seed: number): string {
  const chance = seeded(seed);
  return Array.from({ length: count }, () => {
    const x = 62 + 116 * chance();
    const y = 12 + 9 * chance();
    const length = 4 + 9 * chance();
    return `M ${x.toFixed(1)} ${y.toFixed(1)} l ${length.toFixed(1)} ${(chance() * 3 - 1.5).toFixed(1)}`;
  }).join(' ');
}
