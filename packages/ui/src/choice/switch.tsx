import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ChoiceInput } from './choice-input.tsx';
import styles from './switch.module.css';

export type SwitchProps = {
  /** The accessible name, shown beside the control. */
  label: ReactNode;
  /** Shown under the label. */
  hint?: ReactNode;
  /** Whether it is on. */
  checked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** It is shown, and cannot be changed. */
  disabled?: boolean | undefined;
  /** The name in a form. */
  name?: string | undefined;
  /** Added to the root element. */
  className?: string | undefined;
};

/**
 * A setting that is on or off, and that applies at once. The whole row can be pressed. Use `Checkbox` where a form is
 * sent afterwards.
 */
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
