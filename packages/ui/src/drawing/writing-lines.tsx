import { memo, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import styles from './drawing.module.css';
import { writingStrokes } from './writing-strokes.ts';

export type WritingLinesProps = {
  /** In units of the drawing. */
  width?: number | undefined;
  /** In units of the drawing. */
  height?: number | undefined;
  /** The same seed draws the same strokes. */
  seed?: number | undefined;
  /** Added to the root element. */
  className?: string | undefined;
};

/** Ruled lines with strokes that look like handwriting. Decoration, hidden from assistive technology. */
export const WritingLines = memo(function WritingLines({
  width = 300,
  height = 112,
  seed = 4,
  className,
}: WritingLinesProps) {
  const { rules, script } = useMemo(() => writingStrokes(width, seed), [width, seed]);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      className={classNames(styles.lines, styles.scene, className)}
      aria-hidden="true"
      focusable="false"
    >
      <path d={rules} strokeWidth=".7" opacity=".22" />
      <path d={script} strokeWidth="1.15" opacity=".7" />
    </svg>
  );
});
