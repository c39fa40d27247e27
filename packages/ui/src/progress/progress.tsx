import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export type ProgressProps = {
  /** 0 to 100. */
  value: number;
  /** The accessible name: what is progressing. */
  label: string;
  /** Added to the root element. */
  className?: string | undefined;
};

/** A progress bar. The page says the share in words as well, because a bar alone is not enough to read. */
export function Progress({ value, label, className }: ProgressProps) {
  const share = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={`${Math.round(share)}%`}
      className={classNames(styles.bar, className)}
    >
      <div className={styles.filled} style={{ inlineSize: `${share}%` }} />
    </div>
  );
}
