import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export type ProgressProps = {
  /** 0 to 100. */
  value: number;
  /** What is progressing, for assistive technology. The share stands in words beside it. */
  label: string;
  className?: string | undefined;
};

/** How much of something is behind. Never the only place that says so. */
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
