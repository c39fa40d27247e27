import { type ReactNode, useId } from 'react';
import { FieldError } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import styles from './choice.module.css';
import { ChoiceRow } from './choice-row.tsx';

export type CheckboxProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  checked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  name?: string | undefined;
  value?: string | undefined;
  /** Without the row's edge, for a single promise among other words. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

/** A row to tick. The whole row is the target. */
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
