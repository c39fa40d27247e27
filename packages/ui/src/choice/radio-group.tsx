import styles from './choice.module.css';
import { ChoiceGroup, type ChoiceGroupWords } from './choice-group.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { Option } from './option.ts';
import { useRadios } from './use-radios.ts';

export type RadioGroupProps<V extends string> = ChoiceGroupWords & {
  /** What can be chosen, in order. */
  options: readonly Option<V>[];
  /** The chosen option; `null` while there is none. */
  value: V | null;
  /** Called with the new value. */
  onValueChange: (value: V) => void;
  /** None of the options can be chosen. */
  disabled?: boolean | undefined;
  /** A form cannot be sent without an answer. */
  required?: boolean | undefined;
  /** The name in a form. */
  name?: string | undefined;
};

/**
 * Native radio buttons as rows, with the question as legend. Exactly one option can be chosen, and the arrow keys move
 * between them. For two to five short options use `Segments`.
 */
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
