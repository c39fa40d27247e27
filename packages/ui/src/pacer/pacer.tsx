import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './pacer.module.css';

export type PacerProps = {
  /** Shown while the light grows (4 s) and while it draws in (6 s). */
  inWord?: string | undefined;
  outWord?: string | undefined;
  /** Stands still where it is. */
  paused?: boolean | undefined;
  className?: string | undefined;
};

/** A light to breathe with: four seconds in, six out. Under reduced motion it keeps its size and only the words change. */
export function Pacer({
  inWord = 'Breathe in',
  outWord = 'Breathe out',
  paused = false,
  className,
}: PacerProps) {
  return (
    <div className={classNames(styles.pacer, className)} data-paused={paused || undefined}>
      <VisuallyHidden>
        {inWord} for four seconds. {outWord} for six. Again, for as long as you like.
      </VisuallyHidden>
      <div className={styles.light} aria-hidden="true" />
      <div className={styles.words} aria-hidden="true">
        <span className={styles.in}>{inWord}</span>
        <span className={styles.out}>{outWord}</span>
      </div>
    </div>
  );
}
