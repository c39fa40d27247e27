import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ChoiceInput } from './choice-input.tsx';
import styles from './switch.module.css';

export type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
};

/** A setting that is on or off at once, without saving. The whole row is the target. */
export function Switch({ label, hint, onCheckedChange, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classNames(styles.row, className)}
      data-disabled={rest.disabled || undefined}
    >
      <ChoiceInput
        {...rest}
        type="checkbox"
        role="switch"
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChoose={onCheckedChange}
      />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles.switch}>
        <span className={styles.thumb} />
      </span>
    </label>
  );
}
