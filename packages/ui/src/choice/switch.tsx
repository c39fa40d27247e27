import * as Radix from 'radix-ui/switch';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
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
export function Switch({
  label,
  hint,
  checked,
  onCheckedChange,
  disabled = false,
  name,
  className,
}: SwitchProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classNames(styles.row, className)}
      data-disabled={disabled || undefined}
    >
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
      <Radix.Root
        id={id}
        {...(checked === undefined ? {} : { checked })}
        {...(name === undefined ? {} : { name })}
        {...(onCheckedChange === undefined ? {} : { onCheckedChange })}
        disabled={disabled}
        className={styles.switch}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
    </label>
  );
}
