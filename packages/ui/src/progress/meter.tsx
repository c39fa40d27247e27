import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export type MeterProps = {
  /** What is measured, for assistive technology. */
  label: string;
  /** 0 to `most`. */
  value: number;
  most: number;
  /** The same in words, shown beside it. */
  text: string;
  className?: string | undefined;
};

/** How much there is of something, in a few steps, always with its words. */
export function Meter({ label, value, most, text, className }: MeterProps) {
  return (
    <div className={classNames(styles.meter, className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn in steps alike in every browser. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={value}
        aria-valuetext={text}
        className={styles.bars}
      >
        {Array.from({ length: most }, (_, step) => (
          <span key={step} data-full={step < value || undefined} />
        ))}
      </div>
      <p>{text}</p>
    </div>
  );
}
