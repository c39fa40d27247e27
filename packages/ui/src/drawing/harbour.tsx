import { memo, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { Buoy } from './buoy.tsx';
import styles from './drawing.module.css';
import { HarbourPaints } from './harbour-paints.tsx';
import { harbourStrokes } from './harbour-strokes.ts';
import { round } from './stroke.ts';
import { Strokes } from './strokes.tsx';

export type HarbourProps = {
  /** The width of the drawing in its own units. The drawing fills its container. */
  width: number;
  /** The height of the drawing in its own units. */
  height: number;
  /** The height of the horizon, from the top. */
  horizon: number;
  /** Where the buoy is, from the left. */
  lampX: number;
  /** The size of the buoy: 100 units tall at 1. */
  scale?: number | undefined;
  /** The same seed draws the same water. */
  seed?: number | undefined;
  /** How many rows of water. */
  lines?: number | undefined;
  /** The buoy's waterline; a little below the horizon when not given. */
  baseline?: number | undefined;
  /** From this height down the water has no strokes, so that text can be read on it. */
  settle?: number | undefined;
  /** Added to the root element. */
  className?: string | undefined;
};

/**
 * The large drawing of the entry pages: sky, horizon, water and a lit buoy, drawn from a seed. It is decoration, and hidden
 * from assistive technology.
 */
export const Harbour = memo(function Harbour({
  width,
  height,
  horizon,
  lampX,
  scale = 1,
  seed = 7,
  lines = 34,
  baseline = horizon + 18,
  settle,
  className,
}: HarbourProps) {
  const id = useId();
  const { water, light } = useMemo(
    () => harbourStrokes({ width, height, horizon, lampX, scale, seed, lines, baseline }),
    [width, height, horizon, lampX, scale, seed, lines, baseline],
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={classNames(styles.scene, className)}
      aria-hidden="true"
      focusable="false"
    >
      <HarbourPaints id={id} />
      <rect width={width} height={horizon} fill={`url(#${id}sky)`} />
      <rect y={horizon} width={width} height={height - horizon} fill={`url(#${id}water)`} />
      <path
        d={`M0 ${horizon}H${width}`}
        stroke="var(--scene-line)"
        strokeWidth=".8"
        opacity=".35"
      />
      <g fill="none" stroke="var(--scene-line)" strokeLinecap="round">
        <Strokes strokes={water} />
      </g>
      <g transform={`translate(${lampX} ${baseline})`}>
        <circle
          className={styles.buoy}
          cy={round(-75 * scale)}
          r={round(120 * scale)}
          fill={`url(#${id}glow)`}
        />
      </g>
      <g className={styles.light} fill="none" stroke="var(--scene-lamp)" strokeLinecap="round">
        <Strokes strokes={light} />
      </g>
      {settle !== undefined && settle > 0 && (
        <rect y={settle} width={width} height={height - settle} fill={`url(#${id}still)`} />
      )}
      <Buoy x={lampX} y={baseline} scale={scale} />
    </svg>
  );
});
