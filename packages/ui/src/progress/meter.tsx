import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export type MeterProps = {
  /** The accessible name: what is measured. */
  label: string;
  /** 0 to `most`. */
  value: number;
  /** How many steps there are. */
  most: number;
  /** The value in words, shown beside the steps. */
  text: string;
  /** Added to the root element. */
  className?: string | undefined;
};

/** A measured value on a scale of a few steps, such as the strength of a password, always with text beside it. */
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
