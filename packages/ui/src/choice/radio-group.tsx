import styles from './choice.module.css';
import { ChoiceGroup, type ChoiceGroupWords } from './choice-group.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { Option } from './option.ts';
import { useRadios } from './use-radios.ts';

export type RadioGroupProps<V extends string> = ChoiceGroupWords & {
  options: readonly Option<V>[];
  /** `null` while nothing is chosen. */
  value: V | null;
  onValueChange: (value: V) => void;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  name?: string | undefined;
};

/** One answer to one question; arrow keys move between the answers. */
export function RadioGroup<V extends string>({
  options,
  value,
  onValueChange,
  disabled,
  required,
  name,
  ...words
}: RadioGroupProps<V>) {
  const radio = useRadios({ options, value, onValueChange, disabled, name });
  return (
    <ChoiceGroup {...words}>
      {(group) => (
        <div
          {...group}
          role="radiogroup"
          aria-required={required}
          aria-invalid={words.error ? true : undefined}
        >
          {options.map((option) => (
            <ChoiceRow
              key={option.value}
              {...radio(option)}
              label={option.label}
              hint={option.hint}
              required={required}
            >
              <span className={styles.dot} />
            </ChoiceRow>
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
