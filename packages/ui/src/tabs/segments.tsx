import * as Radix from 'radix-ui/radio-group';
import type { Option } from '../choice/option.ts';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export type SegmentsProps<V extends string> = {
  /** The question the segments answer, for assistive technology. */
  label: string;
  options: readonly Omit<Option<V>, 'hint'>[];
  value: V | null;
  onValueChange: (value: V) => void;
  className?: string | undefined;
};

/** One short choice out of two to five, side by side. */
export function Segments<V extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: SegmentsProps<V>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <Radix.Root
      className={classNames(styles.segments, className)}
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={choose}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={styles.segment}
        >
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
