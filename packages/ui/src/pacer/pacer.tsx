import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './pacer.module.css';
import * as strings from './strings.ts';

export type PacerProps = {
  /** Shown while the light grows, for 4 s. */
  inWord?: string | undefined;
  /** Shown while the light shrinks, for 6 s. */
  outWord?: string | undefined;
  /** Stops the animation where it is. */
  paused?: boolean | undefined;
  /** Added to the root element. */
  className?: string | undefined;
};

/**
 * A breathing guide: a light that grows for four seconds and shrinks for six, with words. With reduced motion only the
 * words change.
 */
export function Pacer({
  inWord = strings.breatheIn,
  outWord = strings.breatheOut,
  paused = false,
  className,
}: PacerProps) {
  return (
    <div className={classNames(styles.pacer, className)} data-paused={paused || undefined}>
      <VisuallyHidden>{strings.forFourSeconds(inWord, outWord)}</VisuallyHidden>
      <div className={styles.light} aria-hidden="true" />
      <div className={styles.words} aria-hidden="true">
        <span className={styles.in}>{inWord}</span>
        <span className={styles.out}>{outWord}</span>
      </div>
    </div>
  );
}
