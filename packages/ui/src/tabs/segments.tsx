import { ChoiceInput } from '../choice/choice-input.tsx';
import type { Option } from '../choice/option.ts';
import { useRadios } from '../choice/use-radios.ts';
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
export function Segments<V extends string>({ label, className, ...group }: SegmentsProps<V>) {
  const radio = useRadios(group);
  return (
    <div role="radiogroup" className={classNames(styles.segments, className)} aria-label={label}>
      {group.options.map((option) => (
        <label
          key={option.value}
          className={styles.segment}
          data-disabled={option.disabled || undefined}
        >
          <ChoiceInput {...radio(option)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
