import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './emotion.module.css';
import { EmotionGlyph } from './emotion-glyph.tsx';
import type { EmotionMark } from './emotion-mark.ts';

export type EmotionDiscProps = ComponentProps<'span'> & {
  /** Which emotion. */
  mark: EmotionMark;
  /** 36 px, for rows; 42 px when not given. */
  size?: 'small' | undefined;
};

/** The glyph of an emotion on a disc of its colour. Decoration: write the emotion's name beside it. */
export function EmotionDisc({ mark, size, className, children, ...rest }: EmotionDiscProps) {
  return (
    <span
      {...rest}
      data-emotion={mark}
      data-size={size}
      className={classNames(styles.tones, styles.disc, className)}
    >
      <EmotionGlyph mark={mark} />
      {children}
    </span>
  );
}
