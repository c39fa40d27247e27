import * as RadixCheckbox from 'radix-ui/checkbox';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import styles from './choice.module.css';

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
export function Checkbox({
  label,
  hint,
  error,
  onCheckedChange,
  bare,
  className,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const row = (
    <label htmlFor={id} className={classNames(styles.row, className)} data-bare={bare || undefined}>
      <RadixCheckbox.Root
        {...rest}
        id={id}
        className={styles.box}
        aria-labelledby={`${id}-label`}
        aria-describedby={classNames(
          hint ? `${id}-hint` : undefined,
          error ? `${id}-error` : undefined,
        )}
        aria-invalid={error ? true : undefined}
        onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
      >
        <RadixCheckbox.Indicator className={styles.mark}>
          <Icon as={CheckIcon} strokeWidth={2.5} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
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
  if (!error) return row;
  return (
    <div className={styles.group}>
      {row}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
