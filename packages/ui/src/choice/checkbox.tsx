import { type ReactNode, useId } from 'react';
import { FieldError } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import styles from './choice.module.css';
import { ChoiceRow } from './choice-row.tsx';

export type CheckboxProps = {
  /** The accessible name, shown beside the box. */
  label: ReactNode;
  /** Shown under the label. */
  hint?: ReactNode;
  /** What is wrong, shown under the row. */
  error?: ReactNode;
  /** Whether it is on. */
  checked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** It is shown, and cannot be changed. */
  disabled?: boolean | undefined;
  /** A form cannot be sent without it. */
  required?: boolean | undefined;
  /** The name in a form. */
  name?: string | undefined;
  /** The value in a form. */
  value?: string | undefined;
  /** Without a border, for a single checkbox in a text. */
  bare?: boolean | undefined;
  /** Added to the root element. */
  className?: string | undefined;
};

/**
 * A native checkbox as a row with a label and a hint. The whole row can be pressed. Use `CheckboxGroup` for several
 * answers to one question, and `Switch` for a setting that applies at once.
 */
export function Checkbox({ error, onCheckedChange, ...rest }: CheckboxProps) {
  const errorId = useId();
  const row = (
    <ChoiceRow
      {...rest}
      type="checkbox"
      errorId={error ? errorId : undefined}
      onChoose={onCheckedChange}
    >
      <span className={styles.mark}>
        <Icon as={CheckIcon} strokeWidth={2.5} />
      </span>
    </ChoiceRow>
  );
  if (!error) return row;
  return (
    <div className={styles.group}>
      {row}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
