import { ChoiceInput } from '../choice/choice-input.tsx';
import type { Option } from '../choice/option.ts';
import { useRadios } from '../choice/use-radios.ts';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export type SegmentsProps<V extends string> = {
  /** The accessible name: the question. */
  label: string;
  /** What can be chosen, in order. */
  options: readonly Omit<Option<V>, 'hint'>[];
  /** The chosen option; `null` while there is none. */
  value: V | null;
  /** Called with the new value. */
  onValueChange: (value: V) => void;
  /** Added to the root element. */
  className?: string | undefined;
};

/** A choice of one out of two to five short options, side by side, over native radio buttons. */
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
