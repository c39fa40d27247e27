import { classNames } from '../class-names.ts';
import styles from './progress.module.css';
import * as strings from './strings.ts';

export type ProgressDotsProps = {
  /** How many steps there are. */
  total: number;
  /** The current step, counted from 1. */
  current: number;
  /** The text beside the dots; 'Step 2 of 4' when not given. */
  label?: string | undefined;
  /** Added to the root element. */
  className?: string | undefined;
};

/** The position in a short series of steps: one dot a step, a dash for the current one, and a text. */
export function ProgressDots({
  total,
  current,
  label = strings.stepOfCurrent(current, total),
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
