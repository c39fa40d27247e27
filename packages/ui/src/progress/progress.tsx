import * as Radix from 'radix-ui/progress';
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
    <Radix.Root
      value={share}
      aria-label={label}
      getValueLabel={(now) => `${Math.round(now)}%`}
      className={classNames(styles.bar, className)}
    >
      <Radix.Indicator className={styles.filled} style={{ inlineSize: `${share}%` }} />
    </Radix.Root>
  );
}
