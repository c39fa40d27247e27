import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { emotionStrokes } from '../drawing/emotion-strokes.ts';
import styles from './emotion.module.css';
import type { EmotionMark } from './emotion-mark.ts';

export type EmotionGlyphProps = ComponentProps<'svg'> & {
  /** Which emotion. */
  mark: EmotionMark;
};

/** The line drawing of one emotion, in the text's colour. Decoration: write the emotion's name beside it. */
export function EmotionGlyph({ mark, className, ...rest }: EmotionGlyphProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.glyph, className)}
      {...rest}
    >
      {emotionStrokes[mark].map((stroke) => (
        <path key={stroke} d={stroke} />
      ))}
    </svg>
  );
}
