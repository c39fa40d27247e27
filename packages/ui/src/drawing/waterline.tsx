import { memo, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import styles from './drawing.module.css';
import { Strokes } from './strokes.tsx';
import { waterlineStrokes } from './waterline-strokes.ts';

export type WaterlineProps = {
  /** The length in its own units; the strokes keep their size while there are more or fewer of them. */
  width?: number | undefined;
  seed?: number | undefined;
  className?: string | undefined;
};

/** Three quiet lines of water: under an empty state, or at the end of a screen. */
export const Waterline = memo(function Waterline({
  width = 350,
  seed = 3,
  className,
}: WaterlineProps) {
  const strokes = useMemo(() => waterlineStrokes(width, seed), [width, seed]);
  return (
    <svg
      viewBox={`0 0 ${width} 26`}
      className={classNames(styles.lines, className)}
      strokeWidth="1.1"
      aria-hidden="true"
      focusable="false"
    >
      <Strokes strokes={strokes} />
    </svg>
  );
});
