import * as Radix from 'radix-ui/radio-group';
import { useId } from 'react';
import styles from './choice.module.css';
import { ChoiceGroup, type ChoiceGroupWords } from './choice-group.tsx';
import type { Option } from './option.ts';

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
  disabled = false,
  required = false,
  name,
  ...words
}: RadioGroupProps<V>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <ChoiceGroup {...words}>
      {(group) => (
        <Radix.Root
          {...group}
          {...(name === undefined ? {} : { name })}
          {...{ value, disabled, required }}
          aria-invalid={words.error ? true : undefined}
          onValueChange={choose}
        >
          {options.map((option) => (
            <RadioRow key={option.value} {...option} />
          ))}
        </Radix.Root>
      )}
    </ChoiceGroup>
  );
}

function RadioRow({ value, label, hint, disabled = false }: Option) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.row}>
      <Radix.Item
        id={id}
        value={value}
        disabled={disabled}
        className={styles.box}
        data-round=""
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <Radix.Indicator className={styles.dot} />
      </Radix.Item>
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
