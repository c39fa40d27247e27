import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './emotion.module.css';
import { EmotionGlyph } from './emotion-glyph.tsx';
import type { EmotionMark } from './emotion-mark.ts';

export type EmotionDiscProps = ComponentProps<'span'> & {
  mark: EmotionMark;
  /** 36 px, for rows; 42 px when not given. */
  size?: 'small' | undefined;
};

/** An emotion's mark on a disc of its colour. Decoration: its name stands beside it in words. */
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
