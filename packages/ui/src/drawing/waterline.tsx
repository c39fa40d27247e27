import { memo, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import styles from './drawing.module.css';
import { Strokes } from './strokes.tsx';
import { waterlineStrokes } from './waterline-strokes.ts';

export type WaterlineProps = {
  /** The length in units of the drawing. A longer one has more strokes, not larger ones. */
  width?: number | undefined;
  /** The same seed draws the same lines. */
  seed?: number | undefined;
  /** Added to the root element. */
  className?: string | undefined;
};

/** Three lines of water, for an empty state or the end of a screen. Decoration, hidden from assistive technology. */
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
