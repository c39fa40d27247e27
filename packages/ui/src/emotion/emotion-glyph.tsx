import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { emotionStrokes } from '../drawing/emotion-strokes.ts';
import styles from './emotion.module.css';
import type { EmotionMark } from './emotion-mark.ts';

export type EmotionGlyphProps = ComponentProps<'svg'> & { mark: EmotionMark };

/** The line drawing of one emotion, in the colour of the text around it. Its name stands beside it in words. */
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
