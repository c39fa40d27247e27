import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export type ProgressDotsProps = {
  total: number;
  /** Counted from 1. */
  current: number;
  /** The words beside the dots; 'Step 2 of 4' when not given. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Where in a short series one is: a dot each, a lamp-coloured dash for now, and the same in words. */
export function ProgressDots({
  total,
  current,
  label = `Step ${current} of ${total}`,
  className,
}: ProgressDotsProps) {
  return (
    <div className={classNames(styles.steps, className)}>
      <div className={styles.dots} aria-hidden="true">
        {Array.from({ length: total }, (_, i) => i + 1).map((step) => (
          <span key={step} data-state={stateOf(step, current)} />
        ))}
      </div>
      <p className={styles.label}>{label}</p>
    </div>
  );
}

function stateOf(step: number, current: number): 'done' | 'now' | 'ahead' {
  if (step === current) return 'now';
  return step < current ? 'done' : 'ahead';
}
